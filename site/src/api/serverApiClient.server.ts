import { type Client, createClient } from "@lagrum/core/client";
import { getRequest } from "@tanstack/react-start/server";
import { env } from "../../env.ts";
import { serverFetch } from "./serverFetch.server.ts";

/** Whose page is drawn, for the limits per visitor. */
function visitor(): Record<string, string> {
  const { ip }: Request & { ip?: string | undefined } = getRequest();
  return ip ? { "x-forwarded-for": ip } : {};
}

const clientWith = (token: string | undefined): Client =>
  createClient({
    baseUrl: `${env().apiInnerUrl}/api`,
    token: () => token,
    fetch: serverFetch,
    headers: visitor,
  });

let anonymous: Client | undefined;

/**
 * The site server calls the API at its inner address and tells it who asks. The visitor's token goes along only where
 * the page is about the one signed in; without one, all pages have the same caller.
 */
export function serverApi(token?: string): Client {
  if (token !== undefined) return clientWith(token);
  anonymous ??= clientWith(undefined);
  return anonymous;
}
