import { type Client, createClient } from "@lagrum/core/client";
import { getRequest } from "@tanstack/react-start/server";
import { env } from "../env.ts";
import { innerFetch } from "./innerFetch.server.ts";

/**
 * The site server calls the API at its inner address and tells it who asks, for the limits per visitor.
 * The visitor's token goes along only where the page is about the one signed in.
 */
export function innerApi(token?: string): Client {
  const request: Request & { ip?: string | undefined } = getRequest();
  return createClient({
    baseUrl: `${env().apiInnerUrl}/api`,
    token: () => token,
    fetch: innerFetch,
    ...(request.ip && { headers: { "x-forwarded-for": request.ip } }),
  });
}
