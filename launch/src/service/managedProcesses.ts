import { join } from "node:path";
import { inheritedEnvironment, type Settings, servingEnvironment } from "../env.ts";
import type { Database } from "../postgres/serviceDatabase.ts";
import { root } from "../workspaceRoot.ts";
import { freePort } from "./ports.ts";
import type { Part } from "./supervisor.ts";

/** The ports of everything but the site, which has the one that people know. */
export interface InnerPorts {
  api: number;
  identity: number;
  mailbox: number;
  smtp: number;
}

export const DEMO_PROJECT = "demo-lagrum";

/** Parts end in this order, each before the ones it calls. */
export const stopOrder = ["site", "admin", "machines", "api", "identity", "mailbox"];

export async function drawPorts(): Promise<InnerPorts> {
  const drawn = new Set<number>();
  while (drawn.size < 4) drawn.add(await freePort());
  const [api = 0, identity = 0, mailbox = 0, smtp = 0] = drawn;
  return { api, identity, mailbox, smtp };
}

export function mailboxPart({ dataDir }: Settings, ports: InnerPorts): Part {
  return nodePart("mailbox", "Brevlådan", "launch", ["src/mailbox/main.ts"], {
    readyUrl: `http://127.0.0.1:${ports.mailbox}/mailbox/api/mails`,
    env: { MAILBOX_DIR: join(dataDir, "mailbox"), PORT: String(ports.mailbox), SMTP_PORT: String(ports.smtp) },
  });
}

export function identityPart(settings: Settings, ports: InnerPorts): Part {
  return nodePart("identity", "Inloggningen", "launch", ["src/authEmulator/main.ts"], {
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

export function apiPart(settings: Settings, ports: InnerPorts, database: Database, nodeArgs: string[] = []): Part {
  const emulated = {
    FIREBASE_PROJECT_ID: DEMO_PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.identity}`,
  };
  return nodePart("api", "API:et", "api", [...nodeArgs, "src/main.ts"], {
    readyUrl: `http://127.0.0.1:${ports.api}/api/health/ready`,
    env: {
      MODE: settings.mode,
      HOST: "127.0.0.1",
      PORT: String(ports.api),
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      SMTP_URL: smtpUrl(settings, ports),
      ...(settings.embeds.identity ? emulated : {}),
      // In production the API is to miss what the operator has not decided.
      ...(settings.mode === "production" ? {} : { MAIL_FROM: settings.mailFrom, PUBLIC_URL: settings.publicUrl }),
      DATA_DIR: settings.dataDir,
      TRUSTED_PROXY: "127.0.0.1",
    },
  });
}

export function sitePart(settings: Settings, ports: InnerPorts): Part {
  return nodePart("site", "Webbplatsen", "site", ["server.ts"], {
    readyUrl: `http://${reachable(settings.host)}:${settings.port}/`,
    env: { HOST: settings.host, PORT: String(settings.port), ...siteEnvironment(settings, ports) },
  });
}

/** What the site server must know of the others; the development server takes the same. */
export function siteEnvironment(settings: Settings, ports: InnerPorts): Record<string, string> {
  return {
    MODE: settings.mode,
    PUBLIC_URL: settings.publicUrl,
    API_INNER_URL: `http://127.0.0.1:${ports.api}`,
    ...(settings.embeds.mailbox ? { MAILBOX_URL: `http://127.0.0.1:${ports.mailbox}` } : {}),
    ...(settings.embeds.identity ? { IDENTITY_URL: `http://127.0.0.1:${ports.identity}` } : {}),
  };
}

/** A part that Node runs, in its package's folder. */
export function nodePart(
  name: string,
  title: string,
  folder: string,
  args: string[],
  { readyUrl, env, production = true }: { readyUrl: string; env: NodeJS.ProcessEnv; production?: boolean },
): Part {
  const nodeEnv = production ? "production" : "development";
  return {
    name,
    title,
    command: process.execPath,
    args,
    cwd: join(root, folder),
    env: { ...(production ? servingEnvironment() : inheritedEnvironment()), NODE_ENV: nodeEnv, ...env },
    readyUrl,
  };
}

function smtpUrl(settings: Settings, ports: InnerPorts): string | undefined {
  return settings.embeds.mailbox ? `smtp://127.0.0.1:${ports.smtp}` : settings.smtpUrl;
}

/** Where we ourselves reach a server that listens on this host. */
function reachable(host: string): string {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
}
