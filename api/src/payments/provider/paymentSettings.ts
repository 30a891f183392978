import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { z } from "zod";

/** The launcher gives the sandbox's address in demo and test. This one serves an API that is started alone. */
const SANDBOX = "http://127.0.0.1:3004/sandbox";

const address = z.url({ protocol: /^https?$/, error: "måste vara en adress" });

/** The settings of the payment providers. */
export const paymentVariables = {
  /** Klarna's and Kustom's checkout (KCO v3) and order management may have hosts and credentials of their own. */
  KCO_BASE_URL: address.default(SANDBOX),
  KCO_USER: z.string().default("sandbox"),
  KCO_PASSWORD: z.string().default("sandbox"),
  OM_BASE_URL: address.default(SANDBOX),
  OM_USER: z.string().default("sandbox"),
  OM_PASSWORD: z.string().default("sandbox"),
  SWISH_BASE_URL: address.default(SANDBOX),
  /** Opens the buyer's app. Default with the sandbox: its page on PUBLIC_URL. */
  SWISH_APP_URL: z.string().default("swish://paymentrequest"),
  /** The firm's Swish number. */
  SWISH_PAYEE: z
    .string()
    .regex(/^123\d{7}$/)
    .default("1234679304"),
  /** Paths of PEM files: the client certificate with its chain, and its key. Needed by the real Swish. */
  SWISH_CERT: z.string().optional(),
  SWISH_KEY: z.string().optional(),
  SWISH_PASSPHRASE: z.string().optional(),
  /** Path of a PEM file: the certificate authority of the host, when Node does not know it. */
  SWISH_CA: z.string().optional(),
};

const addresses = ["KCO_BASE_URL", "OM_BASE_URL", "SWISH_BASE_URL"] as const;

/** Required in production; demo and test have the sandbox. */
export const paymentsNeed = [
  ...addresses,
  ...(["KCO_USER", "KCO_PASSWORD", "OM_USER", "OM_PASSWORD", "SWISH_PAYEE", "SWISH_CERT", "SWISH_KEY"] as const),
];

/** Whether an address may be the sandbox's. */
export const isSandbox = (text: string) => {
  const { hostname, pathname } = new URL(text);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return isLocal || /^\/sandbox(\/|$)/.test(pathname);
};

type SwishSettings = Record<"SWISH_BASE_URL", string> & Partial<Record<"SWISH_CERT" | "SWISH_KEY", string | undefined>>;

/**
 * How buyers can pay, non-credit first (betaltjänstlagen 7 a kap.). Swish needs a client certificate, but for the
 * sandbox.
 */
export function offeredChoices({ SWISH_BASE_URL, SWISH_CERT, SWISH_KEY }: SwishSettings): PaymentChoice[] {
  const hasSwish = isSandbox(SWISH_BASE_URL) || (Boolean(SWISH_CERT) && Boolean(SWISH_KEY));
  return hasSwish ? ["Swish", "Checkout"] : ["Checkout"];
}

/** The faults in production, in Swedish: a sandbox, or clear text. */
export function insecurePayments(given: Record<string, string | undefined>): string[] {
  const named = [...addresses, "SWISH_APP_URL" as const].filter((name) => URL.canParse(given[name] ?? ""));
  return named.flatMap((name) => {
    const value = given[name] ?? "";
    if (isSandbox(value)) return [`${name} får inte vara sandlådans adress när MODE=production`];
    return value.startsWith("http:") ? [`${name} måste börja med https:// när MODE=production`] : [];
  });
}
