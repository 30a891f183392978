import { resolve } from "node:path";
import { OperatorError } from "./operator/operatorError.ts";

export const modes = ["demo", "production", "test"] as const;
export type Mode = (typeof modes)[number];

const paymentHosts = ["KCO_BASE_URL", "OM_BASE_URL", "SWISH_BASE_URL"] as const;

/** The operator's settings; the launcher chooses the rest. */
export interface Settings {
  mode: Mode;
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  mailFrom: string;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whether text messages go to the mailbox (SMS_URL=mailbox), which is a fake of their provider. */
  hasSmsInMailbox: boolean;
  /** Bytes of a log before it is rotated. One rotated log is retained. */
  maxLogBytes: number;
  /** Seconds that the API waits for its database at start. */
  databaseWait: number;
  /**
   * Which services are embedded: those whose setting (DATABASE_URL, FIREBASE_PROJECT_ID, SMTP_URL, one of the payment
   * providers' hosts) is not given, and none in production, where the API refuses to start and lists every missing setting.
   */
  embeds: { database: boolean; identity: boolean; mailbox: boolean; sandbox: boolean };
  /** The payment providers that the sandbox replaces. */
  sandboxedHosts: (typeof paymentHosts)[number][];
}

/** @throws OperatorError that lists every invalid setting. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const errors: string[] = [];
  const mode = modes.find((known) => known === (env.MODE || "demo"));
  if (!mode) errors.push(`MODE=${env.MODE} finns inte: välj demo, production eller test.`);
  const port = Number(env.PORT || 3000);
  if (!isPort(port)) errors.push(`PORT=${env.PORT} är ingen port: välj ett heltal mellan 1 och 65535.`);
  if (!mode || errors.length) throw new OperatorError(errors.join("\n"));
  const embeds = (name: string) => mode !== "production" && !env[name];
  const sandboxedHosts = paymentHosts.filter(embeds);
  const logMaxMb = Number(env.LOG_MAX_MB || 5);
  if (!(logMaxMb > 0)) throw new OperatorError(`LOG_MAX_MB=${env.LOG_MAX_MB} är inget antal megabyte.`);
  return {
    mode,
    port,
    host: env.HOST || "127.0.0.1",
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ""),
    dataDir: resolve(env.DATA_DIR || ".data"),
    mailFrom: env.MAIL_FROM || "Lagrum <svar@lagrum.example>",
    databaseUrl: env.DATABASE_URL || undefined,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    hasSmsInMailbox: embeds("SMTP_URL") && env.SMS_URL === "mailbox",
    maxLogBytes: logMaxMb * 1_000_000,
    databaseWait: Number(env.DATABASE_WAIT || 60),
    embeds: {
      database: embeds("DATABASE_URL"),
      identity: embeds("FIREBASE_PROJECT_ID"),
      mailbox: embeds("SMTP_URL"),
      sandbox: sandboxedHosts.length > 0,
    },
    sandboxedHosts,
  };
}

/** The environment for child processes: the launcher's, including the operator's settings. */
export function inheritedEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const { SMS_URL, ...others } = env;
  // "mailbox" is a value for the launcher only, which gives the API the mailbox's URL.
  return SMS_URL === undefined || SMS_URL === "mailbox" ? others : { ...others, SMS_URL };
}

/**
 * The environment of server processes, with memory limits (megabytes) for a small machine: by default Node's heap may
 * grow to a quarter of the memory, and glibc has a malloc arena for each thread. The operator's NODE_OPTIONS come last
 * and take precedence.
 */
export function servingEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const limits = "--max-old-space-size=1024 --max-semi-space-size=16";
  return { MALLOC_ARENA_MAX: "2", ...env, NODE_OPTIONS: [limits, env.NODE_OPTIONS].filter(Boolean).join(" ") };
}

export interface MailboxEnv {
  dir: string;
  httpPort: number;
  smtpPort: number;
}

export function readMailboxEnv(env: NodeJS.ProcessEnv = process.env): MailboxEnv {
  return {
    dir: required(env, "MAILBOX_DIR"),
    httpPort: Number(required(env, "PORT")),
    smtpPort: Number(required(env, "SMTP_PORT")),
  };
}

export interface SandboxEnv {
  dir: string;
  port: number;
  publicUrl: string;
  credentials: { user: string; password: string };
  /** Milliseconds. */
  pace: { firstPush: number };
}

/** @throws Error in production, where payments must not be fake. */
export function readSandboxEnv(env: NodeJS.ProcessEnv = process.env): SandboxEnv {
  if (env.MODE === "production") throw new Error("the sandbox of payments does not run when MODE=production");
  return {
    dir: required(env, "SANDBOX_DIR"),
    port: Number(required(env, "PORT")),
    publicUrl: required(env, "PUBLIC_URL"),
    credentials: { user: env.KCO_USER || "sandbox", password: env.KCO_PASSWORD || "sandbox" },
    pace: { firstPush: Number(env.SANDBOX_PUSH_SECONDS || 2) * 1000 },
  };
}

/** The port of the fake language model; 0 for any free port. */
export const readStandInPort = (env: NodeJS.ProcessEnv = process.env): number => Number(env.PORT || 0);

export interface EmulatorEnv {
  port: number;
  projectId: string;
  accountsFile: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  publicUrl: string;
}

export function readEmulatorEnv(env: NodeJS.ProcessEnv = process.env): EmulatorEnv {
  return {
    port: Number(required(env, "PORT")),
    projectId: required(env, "FIREBASE_PROJECT_ID"),
    accountsFile: required(env, "ACCOUNTS_FILE"),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: required(env, "MAIL_FROM"),
    publicUrl: required(env, "PUBLIC_URL"),
  };
}

/** The browser named by CHROMIUM, and the PATH to search for another. */
export function readBrowserEnv(env: NodeJS.ProcessEnv = process.env): { chromium: string | undefined; path: string } {
  return { chromium: env.CHROMIUM || undefined, path: env.PATH ?? "" };
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port > 0 && port < 65536;
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is missing from the environment`);
  return value;
}
