import { isIP } from "node:net";

const modes = ["demo", "production", "test"] as const;

/** The site server's settings. */
export interface Env {
  mode: (typeof modes)[number];
  host: string;
  port: number;
  /** Where people reach the service, without a slash at the end. */
  publicUrl: string;
  /** The API's own address, without /api. */
  apiInnerUrl: string;
  /** Demo and test only. */
  mailboxUrl: string | undefined;
  identityUrl: string | undefined;
  /**
   * Addresses of the servers in front of this one, which end TLS: only their X-Forwarded-For is believed. Without it
   * the visitor is whoever connects, and behind such a server all visitors would share one limit.
   */
  trustedProxy: string[];
}

const list = (text: string | undefined) =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const address = (text: string | undefined) => text?.replace(/\/+$/, "") || undefined;

/** @throws Error that names every setting at fault. */
export function readEnv(env: NodeJS.ProcessEnv = process.env): Env {
  const faults: string[] = [];
  const mode = modes.find((known) => known === (env.MODE || "demo"));
  if (!mode) faults.push(`MODE=${env.MODE} is none of ${modes.join(", ")}`);
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) faults.push(`PORT=${env.PORT} is no port`);
  const apiInnerUrl = address(env.API_INNER_URL);
  if (!apiInnerUrl) faults.push("API_INNER_URL is missing");
  const trustedProxy = list(env.TRUSTED_PROXY);
  for (const each of trustedProxy) if (!isIP(each)) faults.push(`TRUSTED_PROXY=${each} is no address`);
  if (mode === "production") {
    if (!env.PUBLIC_URL) faults.push("PUBLIC_URL is missing");
    for (const name of ["MAILBOX_URL", "IDENTITY_URL"]) if (env[name]) faults.push(`${name} is for demo and test only`);
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
    trustedProxy,
  };
}

let known: Env | undefined;

/** The settings, read once. */
export function env(): Env {
  known ??= readEnv();
  return known;
}
