import { isIP } from "node:net";

const modes = ["demo", "production", "test"] as const;

/** The site server's settings. */
export interface Env {
  mode: (typeof modes)[number];
  host: string;
  port: number;
  /** The public origin, without a trailing slash. */
  publicUrl: string;
  /** The API's internal address, without /api. */
  apiInnerUrl: string;
  /** Demo and test only. */
  mailboxUrl: string | undefined;
  identityUrl: string | undefined;
  sandboxUrl: string | undefined;
  /** Seconds that stale cached pages may be served while the API is down. */
  staleSeconds: number;
  /** Whether /machines is served. By default not in production. */
  developerPages: boolean;
  /**
   * Addresses of reverse proxies that terminate TLS: only their X-Forwarded-For is trusted. Without it the client is
   * the peer address, and behind a proxy all visitors would share one rate limit.
   */
  trustedProxy: string[];
  /** Encrypts searches that are sent without JavaScript. Default: a key in dataDir. */
  searchKey: string | undefined;
  dataDir: string;
}

const list = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const address = (text: string | undefined) => text?.replace(/\/+$/, "") || undefined;

/** @throws Error that names every invalid setting */
export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  const faults: string[] = [];
  const mode = modes.find((known) => known === (env.MODE || "demo"));
  if (!mode) faults.push(`MODE=${env.MODE} is none of ${modes.join(", ")}`);
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`PORT=${env.PORT} is no port`);
  const staleSeconds = Number(env.STALE_SECONDS || 60);
  if (!Number.isInteger(staleSeconds) || staleSeconds < 0) faults.push("STALE_SECONDS is no number of seconds");
  const developerPages = env.DEVELOPER_PAGES || String(mode !== "production");
  if (!["true", "false"].includes(developerPages)) faults.push("DEVELOPER_PAGES is neither true nor false");
  const apiInnerUrl = address(env.API_INNER_URL);
  if (!apiInnerUrl) faults.push("API_INNER_URL is missing");
  const trustedProxy = list(env.TRUSTED_PROXY);
  for (const each of trustedProxy) if (!isIP(each)) faults.push(`TRUSTED_PROXY=${each} is no address`);
  if (mode === "production") {
    if (!env.PUBLIC_URL) faults.push("PUBLIC_URL is missing");
    for (const name of ["MAILBOX_URL", "IDENTITY_URL", "SANDBOX_URL"]) {
      if (env[name]) faults.push(`${name} is for demo and test only`);
    }
  }
  if (!mode || !apiInnerUrl || faults.length > 0) throw new Error(`The site can't start: ${faults.join("; ")}`);
  return {
    mode,
    host: env.HOST || "127.0.0.1",
    port,
    publicUrl: address(env.PUBLIC_URL) ?? `http://localhost:${port}`,
    apiInnerUrl,
    mailboxUrl: address(env.MAILBOX_URL),
    identityUrl: address(env.IDENTITY_URL),
    sandboxUrl: address(env.SANDBOX_URL),
    staleSeconds,
    developerPages: developerPages === "true",
    trustedProxy,
    searchKey: env.SEARCH_KEY || undefined,
    dataDir: env.DATA_DIR || ".data",
  };
}

let settings: Env | undefined;

/** The settings, read once. */
export function env(): Env {
  settings ??= readEnv();
  return settings;
}
