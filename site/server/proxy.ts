import { subscribe } from "node:diagnostics_channel";
import { Agent, type IncomingMessage } from "node:http";
import { errorText } from "@lagrum/core/texts/errors";
import { proxyFetch } from "httpxy";
import { FastResponse, type ServerMiddleware, type ServerRequest } from "srvx";

/**
 * Milliseconds that an idle connection is kept at most. With a limit of its own the agent heeds the server's too
 * (`Keep-Alive: timeout`), and lets go a second before it: what is sent just as the server hangs up would be lost.
 */
const LONGEST_IDLE = 60_000;

const agent = new Agent({ keepAlive: true, timeout: LONGEST_IDLE, maxSockets: 512, maxFreeSockets: 64 });

/*
 * An answer without a body has an end to read too, and its connection is free only then. httpxy leaves that: each such
 * answer held a connection until the server hung up, and kept us alive that long when we were told to stop.
 */
subscribe("http.client.response.finish", (message) => {
  const { response } = message as { response: IncomingMessage };
  if (response.statusCode === 204 || response.statusCode === 304) response.resume();
});

/** What concerns one connection alone (RFC 9110, section 7.6.1), and what only we may say of a visitor. */
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

/** The headers that go on: no hop's own, no cookies, and the visitor's address as we see it. */
function forwardedHeaders(request: ServerRequest, publicUrl: string): Headers {
  const headers = new Headers(request.headers);
  const named = headers.get("connection")?.split(",") ?? [];
  for (const name of [...dropped, ...named.map((text) => text.trim())]) if (name) headers.delete(name);
  for (const name of [...headers.keys()]) if (name.startsWith("x-forwarded-")) headers.delete(name);
  // The API takes the token from its header only; a cookie is of no use there.
  headers.delete("cookie");
  const address = new URL(publicUrl);
  if (request.ip) headers.set("x-forwarded-for", request.ip);
  headers.set("x-forwarded-proto", address.protocol.slice(0, -1));
  headers.set("x-forwarded-host", address.host);
  return headers;
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** A problem body in the API's own words, for what it can't say itself. */
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
const LARGEST_BODY = 300_000;

/** Bytes that the API reads of a visitor's body before it may answer and hang up while we still write. */
const ALWAYS_READ = 64 * 1024;

/** What was sent, read to its end, so that its sender hears the answer; undefined where it is too large. */
async function readBody(request: ServerRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) break;
    size += part.value.byteLength;
    if (size <= LARGEST_BODY) parts.push(part.value);
  }
  if (size > LARGEST_BODY) return undefined;
  const body = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    body.set(part, at);
    at += part.byteLength;
  }
  return body;
}

async function pass(request: ServerRequest, target: string, publicUrl: string): Promise<Response> {
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
    const hungUp = ["ECONNRESET", "EPIPE"].includes(codeOf(error)) && !request.signal.aborted;
    if (hungUp && body && body.byteLength > ALWAYS_READ) return problem(413);
    // A kept connection may end just as it is used again: what does nothing the second time may be asked twice.
    const isRepeatable = bodyless || request.headers.has("idempotency-key");
    if (!isRepeatable || !hungUp) throw error;
    return await send();
  }
}

/** Sends everything below a path on to another server of ours, streams included, holding nothing back of what it answers. */
export function proxy(prefix: string, target: string, publicUrl: string): ServerMiddleware {
  return async (request, next) => {
    const { pathname } = new URL(request.url);
    if (pathname !== prefix && !pathname.startsWith(`${prefix}/`)) return next();
    try {
      return await pass(request, target, publicUrl);
    } catch (error) {
      if (isTooLarge(error)) return problem(413);
      return problem(codeOf(error) === "ECONNREFUSED" ? 503 : 502);
    }
  };
}
