import { z } from "zod";
import { type GivenSettings, settingKeys, settingRules } from "./settings/settingRules.ts";

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  );
const count = (value: number) => z.coerce.number<string>().int().min(1).default(value);
const url = (protocol: RegExp) => z.url({ protocol, error: "måste vara en adress" });
const database = url(/^postgres(ql)?$/);

const variables = z.object({
  MODE: z.enum(["demo", "production", "test"]).default("demo"),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number<string>().int().min(0).max(65_535).default(3001),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  /** The application's role, which has no right to change tables. */
  DATABASE_URL: database,
  /** The role that migrates. Default: the same as DATABASE_URL. */
  DATABASE_OWNER_URL: database.optional(),
  DATABASE_POOL: count(10),
  /** Where files lie, and are looked at when they come. */
  DATA_DIR: z.string().default(".data"),
  /** A bucket for files, in place of DATA_DIR. With an endpoint it is somebody else's than Amazon's. */
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_ENDPOINT: url(/^https?$/).optional(),
  FILES_S3_REGION: z.string().optional(),
  /** Without them the client looks where the provider's own machines have them. */
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().default("demo-lagrum"),
  FIREBASE_API_KEY: z.string().default("demo-api-key"),
  FIREBASE_AUTH_DOMAIN: z.string().default(""),
  /** host:port of the local emulator. With it, unsigned tokens are accepted: never in production. */
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  /** Service account key for the provider's admin calls: JSON, or the path of a file with it. */
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  SMTP_URL: url(/^smtps?$/).default("smtp://127.0.0.1:1025"),
  MAIL_FROM: z.string().default("Lagrum <svar@lagrum.example>"),
  /** Where people reach the site, without a slash at the end; the links in mails begin with it. */
  PUBLIC_URL: url(/^https?$/)
    .transform((text) => text.replace(/\/$/, ""))
    .default("http://127.0.0.1:3000"),
  /** Addresses of the site server, whose X-Forwarded-For is believed. */
  TRUSTED_PROXY: list,
  /** Origins that may call the API from a browser, beside its own. */
  CORS_ORIGINS: list,
  /**
   * Calls a minute from one address. A page takes two or three, and a link pointed at one more: twenty people of one
   * office, behind one address and each reading ten pages a minute, stay below this.
   */
  RATE_LIMIT: count(1200),
  /** Milliseconds that work may wait for the process before calls are refused with 503 until it has caught up; 0: never. */
  OVERLOAD_LIMIT: z.coerce.number<string>().int().min(0).default(2000),
  /** Questions an hour from one address on the net, and for one e-mail address. */
  ASK_LIMIT_IP: count(20),
  ASK_LIMIT_EMAIL: count(5),
  /** Messages and reports an hour from one address on the net, and for one e-mail address. */
  FORM_LIMIT_IP: count(20),
  FORM_LIMIT_EMAIL: count(5),
  /** Applications an hour from one address on the net, and for one e-mail address. */
  SIGNUP_LIMIT_IP: count(20),
  SIGNUP_LIMIT_EMAIL: count(5),
  /** Askings an hour what hinders signing in: from one address on the net, and from it for one e-mail address. */
  SIGNIN_LIMIT_IP: count(200),
  SIGNIN_LIMIT_EMAIL: count(20),
});

/** The settings of the API, checked. */
export type Environment = z.output<typeof variables> & {
  DATABASE_OWNER_URL: string;
  /** What the environment says of what the firm decides; the table `settings` holds what counts. */
  GIVEN: GivenSettings;
};

/** What demo may invent but production must be told. */
const neededInProduction = [
  "DATABASE_OWNER_URL",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_SERVICE_ACCOUNT",
  "SMTP_URL",
  "MAIL_FROM",
  "PUBLIC_URL",
] as const satisfies (keyof Environment)[];

/** Settings that can't be used. The message is for the operator: Swedish, one line a fault. */
export class EnvironmentFault extends Error {
  constructor(faults: string[]) {
    super(`Inställningarna går inte att använda:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "EnvironmentFault";
  }
}

/**
 * Reads and checks the settings; an empty value counts as none.
 * @throws EnvironmentFault naming every fault at once.
 */
export function readEnvironment(given: Record<string, string | undefined> = process.env): Environment {
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = variables.safeParse(present, { reportInput: true });
  const firm = settingRules.partial().safeParse(present, { reportInput: true });
  const named = [...(parsed.error?.issues ?? []), ...(firm.error?.issues ?? [])].map((issue) => {
    const name = issue.path.join(".");
    return `${name} ${issue.input === undefined ? "saknas" : "har ett värde som inte går att använda"}`;
  });
  if (present.MODE === "production") {
    for (const name of neededInProduction) {
      if (!(name in present)) named.push(`${name} saknas och behövs när MODE=production`);
    }
    if (present.PUBLIC_URL && !/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${present.PUBLIC_URL}/`)) {
      named.push("PUBLIC_URL måste börja med https:// när MODE=production: länkarna i mejlen är hemliga");
    }
    if (present.FIREBASE_AUTH_EMULATOR_HOST) {
      named.push("FIREBASE_AUTH_EMULATOR_HOST får inte finnas när MODE=production: då godtas osignerade inloggningar");
    }
  }
  if (!parsed.success || named.length > 0) throw new EnvironmentFault(named);
  const environment = parsed.data;
  const told = settingKeys.filter((key) => key in present).map((key) => [key, present[key]]);
  return {
    ...environment,
    DATABASE_OWNER_URL: environment.DATABASE_OWNER_URL ?? environment.DATABASE_URL,
    GIVEN: Object.fromEntries(told),
  };
}
