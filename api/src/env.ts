import { z } from "zod";
import { clamdAddress } from "./files/virusScan.ts";
import { insecurePayments, paymentsNeed, paymentVariables } from "./payments/provider/paymentSettings.ts";
import { type GivenSettings, settingKeys, settingRules } from "./settings/settingRules.ts";
import { insecureSms, smsVariables } from "./sms/smsSettings.ts";

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
  /** Seconds that a start waits for the database. */
  DATABASE_WAIT: z.coerce.number<string>().int().min(0).default(60),
  /** A folder on the disk of the database, when it is on this machine. */
  DATABASE_DIR: z.string().optional(),
  /** Megabytes free there below which writes are refused; 0: no limit. */
  MIN_FREE_MB: z.coerce.number<string>().min(0).default(32),
  /** Directory of uploaded files. */
  DATA_DIR: z.string().default(".data"),
  /** Encrypts job payloads with personal data. Default: a key in DATA_DIR. */
  PAYLOAD_KEY: z.string().min(32).optional(),
  /** Encrypts and hashes the names of the conflict check. Default: a key in DATA_DIR. */
  CONFLICT_KEY: z.string().min(32).optional(),
  PERSONAL_NUMBER_KEY: z.string().min(32).optional(),
  /** An S3 bucket for files instead of DATA_DIR. The endpoint is for other providers than Amazon. */
  FILES_S3_BUCKET: z.string().optional(),
  FILES_S3_ENDPOINT: url(/^https?$/).optional(),
  FILES_S3_REGION: z.string().optional(),
  /** Default: the credentials of the machine, as the AWS client finds them. */
  FILES_S3_KEY_ID: z.string().optional(),
  FILES_S3_SECRET: z.string().optional(),
  /** clamd, which scans uploads: host:port, or the path of a unix socket. Default: no scan. */
  CLAMD_ADDRESS: z.string().regex(clamdAddress).optional(),
  ...paymentVariables,
  FIREBASE_PROJECT_ID: z.string().default("demo-lagrum"),
  FIREBASE_API_KEY: z.string().default("demo-api-key"),
  FIREBASE_AUTH_DOMAIN: z.string().default(""),
  /** host:port of the local emulator. With it, unsigned tokens are accepted: never in production. */
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  /** Service account key for the provider's admin calls: JSON, or the path of a file with it. */
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  SMTP_URL: url(/^smtps?$/).default("smtp://127.0.0.1:1025"),
  ...smsVariables,
  MAIL_FROM: z.string().default("Lagrum <svar@lagrum.example>"),
  /** The public URL of the site, without a trailing slash. Links in mails begin with it. */
  PUBLIC_URL: url(/^https?$/)
    .transform((text) => text.replace(/\/$/, ""))
    .default("http://127.0.0.1:3000"),
  /** Whether GET /openapi.json is served. Default: not in production. */
  DEVELOPER_PAGES: z.enum(["true", "false"]).optional(),
  /** Addresses of the site server, whose X-Forwarded-For is trusted. */
  TRUSTED_PROXY: list,
  /** Other origins that may call the API from a browser. */
  CORS_ORIGINS: list,
  /**
   * Calls per minute and IP address. A page takes two or three, and a hovered link one more: an office of twenty people
   * behind one address, each with ten pages a minute, stays below this.
   */
  RATE_LIMIT: count(1200),
  /** Longest event loop delay in milliseconds before calls are refused with 503; 0: no limit. */
  OVERLOAD_LIMIT: z.coerce.number<string>().int().min(0).default(2000),
  /** Questions per hour, per IP address and per e-mail address. */
  ASK_LIMIT_IP: count(20),
  ASK_LIMIT_EMAIL: count(5),
  /** Questions to the AI page per hour and IP address, and how many are answered at once, and sent to the model; others wait or are refused. */
  AI_LIMIT_IP: count(60),
  AI_CONCURRENCY: count(4),
  /** A language model behind an OpenAI-compatible API, which writes the AI page's replies. Without it they are quotes. */
  AI_BASE_URL: url(/^https?$/).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().max(100).optional(),
  AI_VERIFY_MODEL: z.string().min(1).max(100).optional(),
  /** Seconds that the model may take for a reply. */
  AI_TIMEOUT: count(20),
  /** Messages and reports per hour, per IP address and per e-mail address. */
  FORM_LIMIT_IP: count(20),
  FORM_LIMIT_EMAIL: count(5),
  /** What all public forms together may send to one mailbox per hour, whoever fills them in. */
  MAIL_LIMIT_EMAIL: count(10),
  /** Held or unpaid times of one IPv4 address or IPv6 /64 at once: offices and mobile networks share one. */
  BOOKING_LIMIT_NETWORK: count(10),
  /** Applications per hour, per IP address and per e-mail address. */
  SIGNUP_LIMIT_IP: count(20),
  SIGNUP_LIMIT_EMAIL: count(5),
  /** Sign-in help per hour, per IP address and per IP and e-mail address. */
  SIGNIN_LIMIT_IP: count(200),
  SIGNIN_LIMIT_EMAIL: count(20),
});

/** The settings of the API, checked. */
export type Environment = z.output<typeof variables> & {
  DATABASE_OWNER_URL: string;
  /** Business settings from the environment; the table `settings` decides. */
  GIVEN: GivenSettings;
};

/** Required in production; demo has defaults. */
const neededInProduction = [
  "DATABASE_OWNER_URL",
  "CONFLICT_KEY",
  "PERSONAL_NUMBER_KEY",
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "FIREBASE_AUTH_DOMAIN",
  "FIREBASE_SERVICE_ACCOUNT",
  "SMTP_URL",
  "MAIL_FROM",
  "PUBLIC_URL",
  ...paymentsNeed,
] as const satisfies (keyof Environment)[];

/** Invalid settings. The message is for the operator: Swedish, one line per error. */
export class EnvironmentFault extends Error {
  constructor(faults: string[]) {
    super(`Inställningarna går inte att använda:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "EnvironmentFault";
  }
}

/**
 * Reads and validates the settings; an empty value counts as missing.
 * @throws EnvironmentFault with all errors
 */
export function readEnvironment(given: Record<string, string | undefined> = process.env): Environment {
  const nonEmpty = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = variables.safeParse(nonEmpty, { reportInput: true });
  const firm = settingRules.partial().safeParse(nonEmpty, { reportInput: true });
  const named = [...(parsed.error?.issues ?? []), ...(firm.error?.issues ?? [])].map((issue) => {
    const name = issue.path.join(".");
    return `${name} ${issue.input === undefined ? "saknas" : "har ett värde som inte går att använda"}`;
  });
  if (nonEmpty.MODE === "production") {
    for (const name of neededInProduction) {
      if (!(name in nonEmpty)) named.push(`${name} saknas och behövs när MODE=production`);
    }
    if (nonEmpty.PUBLIC_URL && !/^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${nonEmpty.PUBLIC_URL}/`)) {
      named.push("PUBLIC_URL måste börja med https:// när MODE=production: länkarna i mejlen är hemliga");
    }
    if (nonEmpty.FIREBASE_AUTH_EMULATOR_HOST) {
      named.push("FIREBASE_AUTH_EMULATOR_HOST får inte finnas när MODE=production: då godtas osignerade inloggningar");
    }
    named.push(...insecurePayments(nonEmpty), ...insecureSms(nonEmpty));
  }
  if (!parsed.success || named.length > 0) throw new EnvironmentFault(named);
  const environment = parsed.data;
  const business = settingKeys.filter((key) => key in nonEmpty).map((key) => [key, nonEmpty[key]]);
  return {
    ...environment,
    DATABASE_OWNER_URL: environment.DATABASE_OWNER_URL ?? environment.DATABASE_URL,
    GIVEN: Object.fromEntries(business),
  };
}
