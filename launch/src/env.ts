import { resolve } from "node:path";
import { Refusal } from "./service/operatorError.ts";

export const modes = ["demo", "production", "test"] as const;
export type Mode = (typeof modes)[number];

/** What the operator has decided; everything else the launcher arranges by itself. */
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
  /**
   * The parts we bring ourselves: those whose setting (DATABASE_URL, FIREBASE_PROJECT_ID, SMTP_URL) is not given, and
   * none in production, where the API refuses to start and names every setting it lacks.
   */
  embeds: { database: boolean; identity: boolean; mailbox: boolean };
}

/** @throws Refusal that names every setting that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const faults: string[] = [];
  const mode = modes.find((known) => known === (env.MODE || "demo"));
  if (!mode) faults.push(`MODE=${env.MODE} finns inte: välj demo, production eller test.`);
  const port = Number(env.PORT || 3000);
  if (!isPort(port)) faults.push(`PORT=${env.PORT} är ingen port: välj ett heltal mellan 1 och 65535.`);
  if (!mode || faults.length) throw new Refusal(faults.join("\n"));
  const embeds = (name: string) => mode !== "production" && !env[name];
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
    embeds: {
      database: embeds("DATABASE_URL"),
      identity: embeds("FIREBASE_PROJECT_ID"),
      mailbox: embeds("SMTP_URL"),
    },
  };
}

/** The environment our children inherit: everything given to us, the operator's own settings with it. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env };
}

/**
 * What serving processes take beside what they inherit: Node's own limits are those of a machine that has nothing else to
 * do, and let garbage lie until a quarter of its memory is full. Megabytes; the C library (glibc) has an arena for each
 * thread that asks it for memory, and returns what lies between. What the operator sets comes after and holds.
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
    dir: needed(env, "MAILBOX_DIR"),
    httpPort: Number(needed(env, "PORT")),
    smtpPort: Number(needed(env, "SMTP_PORT")),
  };
}

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
    port: Number(needed(env, "PORT")),
    projectId: needed(env, "FIREBASE_PROJECT_ID"),
    accountsFile: needed(env, "ACCOUNTS_FILE"),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: needed(env, "MAIL_FROM"),
    publicUrl: needed(env, "PUBLIC_URL"),
  };
}

/** A browser the tester points out, and the PATH where another may lie. */
export function readBrowserEnv(env: NodeJS.ProcessEnv = process.env): { chromium: string | undefined; path: string } {
  return { chromium: env.CHROMIUM || undefined, path: env.PATH ?? "" };
}

function isPort(port: number): boolean {
  return Number.isInteger(port) && port > 0 && port < 65536;
}

function needed(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is missing from the environment`);
  return value;
}
