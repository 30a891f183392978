import { Agent } from "node:http";
import { errorText } from "@lagrum/core/texts/errors";
import { proxyFetch } from "httpxy";
import { FastResponse, type ServerMiddleware, type ServerRequest } from "srvx";

const agent = new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 64 });

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
export function forwardedHeaders(request: ServerRequest, publicUrl: string): Headers {
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

async function pass(request: ServerRequest, target: string, publicUrl: string): Promise<Response> {
  const bodyless = request.method === "GET" || request.method === "HEAD";
  const init = {
    method: request.method,
    headers: forwardedHeaders(request, publicUrl),
    body: bodyless ? null : request.body,
    signal: request.signal,
  };
  const send = () => proxyFetch(target, request.url, init, { agent, Response: FastResponse });
  try {
    return await send();
  } catch (error) {
    // A kept connection may end just as it is used again; what changes nothing may be asked twice.
    if (!bodyless || codeOf(error) !== "ECONNRESET" || request.signal.aborted) throw error;
    return await send();
  }
}

/** Sends everything below a path on to another server of ours, streams included, without holding anything back. */
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
