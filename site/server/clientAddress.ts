import { isIP } from "node:net";

/**
 * The client's address without the port that some proxies add: "192.0.2.1:4711", "[2001:db8::1]:4711". With it each connection
 * would have rate limits of its own. @returns undefined for anything else
 */
export function clientAddress(forwarded: string | undefined): string | undefined {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/.exec(forwarded ?? "") ?? [];
  const address = bracketed ?? plain ?? forwarded;
  return address !== undefined && isIP(address) > 0 ? address : undefined;
}
