import { z } from "zod";

/** The provider of text messages. Without SMS_URL there are none. */
export const smsVariables = {
  /** Takes `from`, `to` and `message` as a posted form with basic authentication, as 46elks does at /a1/sms. */
  SMS_URL: z.url({ protocol: /^https?$/, error: "måste vara en adress" }).optional(),
  SMS_USER: z.string().default(""),
  SMS_PASSWORD: z.string().default(""),
  /** The sender name: at most eleven letters and digits, or a telephone number. */
  SMS_FROM: z
    .string()
    .regex(/^(?:[A-Za-z][A-Za-z0-9]{2,10}|\+[1-9]\d{6,14})$/)
    .default("Lagrum"),
};

const local = ["localhost", "127.0.0.1", "[::1]"];

/** The faults in production, in Swedish: missing credentials, clear text, or the stand-in. */
export function insecureSms(given: Record<string, string | undefined>): string[] {
  if (!given.SMS_URL || !URL.canParse(given.SMS_URL)) return [];
  const { protocol, hostname } = new URL(given.SMS_URL);
  return [
    ...(local.includes(hostname) ? ["SMS_URL får inte vara stand-in på den egna datorn när MODE=production"] : []),
    ...(protocol === "https:" ? [] : ["SMS_URL måste börja med https:// när MODE=production"]),
    ...(["SMS_USER", "SMS_PASSWORD"] as const)
      .filter((name) => !given[name])
      .map((name) => `${name} saknas och behövs med SMS_URL`),
  ];
}
