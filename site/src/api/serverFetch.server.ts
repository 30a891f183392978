import type { Fetch } from "@lagrum/core/client";
import { Agent, request } from "undici";

/** Connections to the API stay open between calls. */
const connections = new Agent();

/** Fetch for calls to our own API: what the platform's own does beyond this cost a sixth of drawing a page. */
export const serverFetch: Fetch = async (url, { method = "GET", headers, body, signal }) => {
  const answer = await request(url, {
    method: method as "GET",
    headers: Object.fromEntries(headers instanceof Headers ? headers : new Headers(headers)),
    body: typeof body === "string" ? body : null,
    ...(signal && { signal }),
    dispatcher: connections,
  });
  const { statusCode: status } = answer;
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers(answer.headers as Record<string, string>),
    text: () => answer.body.text(),
  };
};
