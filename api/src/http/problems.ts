import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Problem } from "@lagrum/core/contract/problem";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { databaseFailure } from "../db/databaseFailure.ts";
import { keepPrivate } from "./cacheHeaders.ts";
import { Failure } from "./failure.ts";

/** Fastify's error codes. */
const frameworkCodes: Record<string, Failure["code"]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "BAD_REQUEST",
  FST_ERR_BAD_URL: "BAD_REQUEST",
  FST_UNDER_PRESSURE: "SERVICE_UNAVAILABLE",
};

function failureOf(error: FastifyError | Error): Failure {
  if (error instanceof Failure) return error;
  const known = "code" in error ? frameworkCodes[error.code] : undefined;
  if (known) return new Failure(known, undefined, known === "SERVICE_UNAVAILABLE" ? { retryAfter: 5 } : {});
  const status = "statusCode" in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return new Failure("BAD_REQUEST", undefined, { cause: error });
  return databaseFailure(error) ?? new Failure("INTERNAL_SERVER_ERROR", undefined, { cause: error });
}

/** The body of a refusal (RFC 9457), in Swedish, with Code and Details but nothing about the cause. */
function problemOf(failure: Failure, requestId: string): Problem {
  const { code, details, findings, provisions, current, deleted, freeTimes, conflict, status } = failure;
  const words = Object.entries(details ?? {}).flatMap(([field, codes]) => codes.map((each) => fieldText(field, each)));
  return {
    type: `urn:lagrum:problem:${code.toLowerCase().replaceAll("_", "-")}`,
    title: errorText(code),
    status,
    ...(words.length > 0 && { detail: [...new Set(words)].join(" ") }),
    instance: `urn:uuid:${requestId}`,
    Code: code,
    ...(details && { Details: details }),
    ...(findings && { Findings: findings }),
    ...(provisions && { Provisions: provisions }),
    ...(current !== undefined && { Present: current }),
    ...(freeTimes && { FreeTimes: freeTimes }),
    ...(conflict !== undefined && { Conflict: conflict }),
    ...(deleted && { Deleted: deleted }),
  };
}

function refuse(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  keepPrivate(reply);
  if (failure.retryAfter !== undefined) reply.header("retry-after", Math.ceil(failure.retryAfter));
  return reply
    .status(failure.status)
    .header("x-request-id", request.id)
    .header("content-type", "application/problem+json; charset=utf-8")
    .send(JSON.stringify(problemOf(failure, request.id)));
}

/** The only error handler: every refusal and every fault becomes a response here. */
export function handleProblems(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const failure = failureOf(error);
    // A client that has disconnected gets no response: its statement was cancelled.
    if (failure.status >= 500 && !request.socket.destroyed) {
      const level = failure.code === "SERVICE_UNAVAILABLE" ? "warn" : "error";
      request.log[level]({ err: failure.cause ?? error, code: failure.code }, "call failed");
    }
    if (failure.status === 401 || failure.status === 403) {
      request.log.warn({ code: failure.code, route: request.routeOptions.url }, "access refused");
    }
    return refuse(request, reply, failure);
  });
}

/** For errors before routing: an invalid URL. */
export const refuseUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(request, reply, failureOf(error));

export const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  refuse(request, reply, new Failure("NOT_FOUND"));

/** Codes of Node's HTTP server, for a request that it can't parse. */
const parserCodes: Record<string, Failure["code"]> = {
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "TOO_LARGE",
  ERR_HTTP_REQUEST_TIMEOUT: "REQUEST_TIMEOUT",
};

/** For errors before there is a request: the refusal is written to the connection, which is closed. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== "ECONNRESET") {
    const failure = new Failure(parserCodes[error.code ?? ""] ?? "BAD_REQUEST");
    const body = JSON.stringify(problemOf(failure, randomUUID()));
    const head = [
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`,
      "content-type: application/problem+json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "cache-control: private, no-store",
      "connection: close",
    ];
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
