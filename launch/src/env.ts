import { resolve } from "node:path";
import { Refusal } from "./refusal.ts";

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
  /** Given: the embedded PostgreSQL is left out. The owner's address falls back to the same. */
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  /** Given: the Auth emulator is left out. */
  firebaseProjectId: string | undefined;
  /** Given: the mailbox is left out. */
  smtpUrl: string | undefined;
}

/** @throws Refusal that names every setting that cannot be used. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const faults: string[] = [];
  const mode = modes.find((known) => known === (env.MODE || "demo"));
  if (!mode) faults.push(`MODE=${env.MODE} finns inte: välj demo, production eller test.`);
  const port = Number(env.PORT || 3000);
  if (!isPort(port)) faults.push(`PORT=${env.PORT} är ingen port: välj ett heltal mellan 1 och 65535.`);
  if (mode === "production") {
    const missing = ["DATABASE_URL", "FIREBASE_PROJECT_ID", "SMTP_URL", "PUBLIC_URL"].filter((name) => !env[name]);
    if (missing.length) faults.push(`MODE=production kräver ${missing.join(", ")}. Sätt dem, eller kör MODE=demo.`);
  }
  if (!mode || faults.length) throw new Refusal(faults.join("\n"));
  return {
    mode,
    port,
    host: env.HOST || "127.0.0.1",
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ""),
    dataDir: resolve(env.DATA_DIR || ".data"),
    mailFrom: env.MAIL_FROM || "Lagrum <svar@lagrum.example>",
    databaseUrl: env.DATABASE_URL || undefined,
    databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
    firebaseProjectId: env.FIREBASE_PROJECT_ID || undefined,
    smtpUrl: env.SMTP_URL || undefined,
  };
}

/** The environment our children inherit: everything given to us, the operator's own settings with it. */
export function inheritedEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env };
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
