import { subscribe } from "node:diagnostics_channel";
import { Agent, type IncomingMessage } from "node:http";
import { errorText } from "@lagrum/core/texts/errors";
import { proxyFetch } from "httpxy";
import { FastResponse, type ServerMiddleware, type ServerRequest } from "srvx";
import { clientAddress } from "./clientAddress.ts";
import type { BookerRequest } from "./deviceCookie.ts";

/**
 * Maximum idle time of a connection, milliseconds. With a timeout set, the agent also respects the server's
 * (`Keep-Alive: timeout`) and closes a second before it. A request sent while the server closes would be lost.
 */
const MAX_IDLE = 60_000;

const agent = new Agent({ keepAlive: true, timeout: MAX_IDLE, maxSockets: 512, maxFreeSockets: 64 });

/*
 * A response without a body must be read to its end too before its connection is free. httpxy doesn't: each such
 * response held a connection until the server's timeout, and delayed our shutdown as long.
 */
subscribe("http.client.response.finish", (message) => {
  const { response } = message as { response: IncomingMessage };
  if (response.statusCode === 204 || response.statusCode === 304) response.resume();
});

/** Hop-by-hop headers (RFC 9110, section 7.6.1), and headers about the client that only we may set. */
const dropped = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "forwarded",
  "via",
  "x-real-ip",
];

/** The forwarded headers: no hop-by-hop headers, no cookies, and the client's address as we see it. */
function forwardedHeaders(request: ServerRequest, publicUrl: string): Headers {
  const headers = new Headers(request.headers);
  const named = headers.get("connection")?.split(",") ?? [];
  for (const name of [...dropped, ...named.map((text) => text.trim())]) if (name) headers.delete(name);
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  // The API reads the token from its header only.
  headers.delete("cookie");
  const address = new URL(publicUrl);
  const client = clientAddress(request.ip);
  if (client) headers.set("x-forwarded-for", client);
  const { device }: BookerRequest = request;
  if (device) headers.set("x-forwarded-device", device);
  headers.set("x-forwarded-proto", address.protocol.slice(0, -1));
  headers.set("x-forwarded-host", address.host);
  return headers;
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** A problem response like the API's. */
function problem(status: 413 | 502 | 503): Response {
  const Code = status === 413 ? "TOO_LARGE" : "SERVICE_UNAVAILABLE";
  const body = {
    type: `urn:lagrum:problem:${Code.toLowerCase().replaceAll("_", "-")}`,
    title: errorText(Code),
    status,
    Code,
  };
  const headers = {
    "content-type": "application/problem+json; charset=utf-8",
    "cache-control": "private, no-store",
    ...(status === 413 ? { connection: "close" } : { "retry-after": "2" }),
  };
  return new Response(JSON.stringify(body), { status, headers });
}

const isTooLarge = (error: unknown) => codeOf(error) === "ERR_BODY_TOO_LARGE";

/** Bytes; the longest body that any endpoint of the API takes is 256 KiB. */
const MAX_BODY = 300_000;

/** Bytes of a body that the API reads before it may respond and close while we still write. */
const API_READ_AHEAD = 64 * 1024;

/** Reads the whole body, so that the client reads our response; undefined if it is too large. */
async function readBody(request: ServerRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    size += part.value.byteLength;
    if (size <= MAX_BODY) parts.push(part.value);
  }
  if (size > MAX_BODY) return undefined;
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}

async function forward(request: ServerRequest, target: string, publicUrl: string): Promise<Response> {
  const bodyless = request.method === "GET" || request.method === "HEAD";
  const body = bodyless || !request.body ? null : await readBody(request);
  if (body === undefined) return problem(413);
  const init = {
    method: request.method,
    headers: forwardedHeaders(request, publicUrl),
    body,
    signal: request.signal,
  };
  const send = () => proxyFetch(target, request.url, init, { agent, Response: FastResponse });
  try {
    return await send();
  } catch (error) {
    const isReset = ["ECONNRESET", "EPIPE"].includes(codeOf(error)) && !request.signal.aborted;
    if (isReset && body && body.byteLength > API_READ_AHEAD) return problem(413);
    // A keep-alive connection may close as it is reused: retry idempotent requests.
    const isIdempotent = bodyless || request.headers.has("idempotency-key");
    if (!isIdempotent || !isReset) throw error;
    return await send();
  }
}

/** Proxies every request below a path prefix to an internal server. Responses are streamed. */
export function proxy(prefix: string, target: string, publicUrl: string): ServerMiddleware {
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return next();
    try {
      return await forward(request, target, publicUrl);
    } catch (error) {
      if (isTooLarge(error)) return problem(413);
      return problem(codeOf(error) === "ECONNREFUSED" ? 503 : 502);
    }
  };
}
