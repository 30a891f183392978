import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { inheritedEnvironment, type Settings, servingEnvironment } from "../env.ts";
import { freePort } from "../os/ports.ts";
import { root } from "../workspaceRoot.ts";
import type { Database } from "./serviceDatabase.ts";
import type { ManagedProcess } from "./supervisor.ts";

/** The ports of all processes except the site, which has the public port. */
export interface InternalPorts {
  api: number;
  identity: number;
  mailbox: number;
  smtp: number;
  sandbox: number;
}

export const DEMO_PROJECT = "demo-lagrum";

/** Processes are stopped in this order, clients before the servers they call. */
export const stopOrder = ["site", "admin", "machines", "api", "sandbox", "identity", "mailbox"];

export async function allocatePorts(): Promise<InternalPorts> {
  const ports = new Set<number>();
  while (ports.size < 5) ports.add(await freePort());
  const [api = 0, identity = 0, mailbox = 0, smtp = 0, sandbox = 0] = ports;
  return { api, identity, mailbox, smtp, sandbox };
}

export function mailboxProcess({ dataDir }: Settings, ports: InternalPorts): ManagedProcess {
  return nodeProcess({ name: "mailbox", title: "Brevlådan", folder: "launch" }, ["src/mailbox/main.ts"], {
    readyUrl: `http://127.0.0.1:${ports.mailbox}/mailbox/api/mails`,
    env: { MAILBOX_DIR: join(dataDir, "mailbox"), PORT: String(ports.mailbox), SMTP_PORT: String(ports.smtp) },
  });
}

export function sandboxProcess({ mode, dataDir, publicUrl }: Settings, ports: InternalPorts): ManagedProcess {
  return nodeProcess({ name: "sandbox", title: "Sandlådan", folder: "launch" }, ["src/sandbox/main.ts"], {
    readyUrl: `http://127.0.0.1:${ports.sandbox}/sandbox/health`,
    env: {
      MODE: mode,
      SANDBOX_DIR: join(dataDir, "sandbox"),
      PORT: String(ports.sandbox),
      PUBLIC_URL: publicUrl,
    },
  });
}

export function identityProcess(settings: Settings, ports: InternalPorts): ManagedProcess {
  return nodeProcess({ name: "identity", title: "Inloggningen", folder: "launch" }, ["src/authEmulator/main.ts"], {
    readyUrl: `http://127.0.0.1:${ports.identity}/`,
    env: {
      PORT: String(ports.identity),
      FIREBASE_PROJECT_ID: DEMO_PROJECT,
      ACCOUNTS_FILE: join(settings.dataDir, "identity", "accounts.json"),
      SMTP_URL: smtpUrl(settings, ports),
      MAIL_FROM: settings.mailFrom,
      PUBLIC_URL: settings.publicUrl,
    },
  });
}

export function apiProcess(
  settings: Settings,
  ports: InternalPorts,
  database: Database,
  args = ["dist/main.js"],
): ManagedProcess {
  const emulated = {
    FIREBASE_PROJECT_ID: DEMO_PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.identity}`,
  };
  return nodeProcess({ name: "api", title: "API:et", folder: "api" }, args, {
    readyUrl: `http://127.0.0.1:${ports.api}/api/health/ready`,
    readyTimeoutMs: 60_000 + settings.databaseWait * 1000,
    env: {
      MODE: settings.mode,
      HOST: "127.0.0.1",
      PORT: String(ports.api),
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      SMTP_URL: smtpUrl(settings, ports),
      ...(settings.embeds.identity ? emulated : {}),
      ...sandboxedPayments(settings, ports),
      ...(settings.hasSmsInMailbox ? smsInMailbox(ports) : {}),
      // In production there are no defaults: the API refuses to start without them.
      ...(settings.mode === "production" ? {} : { MAIL_FROM: settings.mailFrom, PUBLIC_URL: settings.publicUrl }),
      DATA_DIR: settings.dataDir,
      ...(settings.embeds.database ? { DATABASE_DIR: join(settings.dataDir, "postgres") } : {}),
      TRUSTED_PROXY: "127.0.0.1",
    },
  });
}

const smsInMailbox = ({ mailbox }: InternalPorts): Record<string, string> => ({
  SMS_URL: `http://127.0.0.1:${mailbox}/a1/sms`,
  SMS_USER: "demo",
  SMS_PASSWORD: "demo",
});

function sandboxedPayments({ sandboxedHosts, publicUrl }: Settings, ports: InternalPorts): Record<string, string> {
  const hosts = sandboxedHosts.map((name) => [name, `http://127.0.0.1:${ports.sandbox}/sandbox`]);
  return {
    ...Object.fromEntries(hosts),
    ...(sandboxedHosts.includes("SWISH_BASE_URL") ? { SWISH_APP_URL: `${publicUrl}/sandbox/swish/app` } : {}),
  };
}

export function siteProcess(settings: Settings, ports: InternalPorts): ManagedProcess {
  return nodeProcess({ name: "site", title: "Webbplatsen", folder: "site" }, ["server.ts"], {
    readyUrl: `http://${connectHost(settings.host)}:${settings.port}/`,
    env: { HOST: settings.host, PORT: String(settings.port), ...siteEnvironment(settings, ports) },
  });
}

/** The environment of the site server and of its development server. */
export function siteEnvironment(settings: Settings, ports: InternalPorts): Record<string, string> {
  return {
    MODE: settings.mode,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    API_INNER_URL: `http://127.0.0.1:${ports.api}`,
    ...(settings.embeds.mailbox ? { MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}` } : {}),
    ...(settings.embeds.sandbox ? { SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}` } : {}),
    ...(settings.embeds.identity ? { IDENTITY_URL: `http://127.0.0.1:${ports.identity}` } : {}),
  };
}

interface NodeProcessOptions {
  readyUrl: string;
  readyTimeoutMs?: number;
  env: NodeJS.ProcessEnv;
  production?: boolean;
}

/** A Node process with its package's folder as working directory. */
export function nodeProcess(
  { name, title, folder }: { name: string; title: string; folder: string },
  args: string[],
  { env, production = true, ...ready }: NodeProcessOptions,
): ManagedProcess {
  const setup = pathToFileURL(join(import.meta.dirname, "processSetup.ts")).href;
  const nodeEnv = production ? "production" : "development";
  return {
    name,
    title,
    command: process.execPath,
    args: ["--import", setup, ...args],
    cwd: join(root, folder),
    env: { ...(production ? servingEnvironment() : inheritedEnvironment()), NODE_ENV: nodeEnv, ...env },
    ...ready,
  };
}

function smtpUrl(settings: Settings, ports: InternalPorts): string | undefined {
  return settings.embeds.mailbox ? `smtp://127.0.0.1:${ports.smtp}` : settings.smtpUrl;
}

/** The host to connect to for a server that listens on `host`. */
function connectHost(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
