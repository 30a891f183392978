import type { PassThrough } from "node:stream";
import { isStaff } from "@lagrum/core/account/roles";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import { readAccounts } from "../http/session.ts";
import { openEventStream } from "./eventStream.ts";

/** Open windows per account. */
const STREAMS_PER_ACCOUNT = 6;

export interface EventOptions {
  /** Milliseconds between heartbeats; at each the account is checked again. */
  heartbeat: number;
}

/**
 * GET /events, an addition to the specification: staff see changes at once, such as others' reservations, without
 * polling. Server-sent events, read by fetch, since EventSource cannot send a token.
 */
export function serveEvents(server: FastifyInstance, app: App, { heartbeat }: EventOptions): void {
  const streams = new Map<number, Set<PassThrough>>();
  const accountOf = readAccounts(app);

  const staffOf = async (token: string | string[] | undefined) => {
    if (token === undefined || token === "") throw new Failure("NOT_LOGGED_IN");
    if (Array.isArray(token)) throw new Failure("BAD_REQUEST");
    const caller = await accountOf(token);
    if (!isStaff(caller.roles)) throw new Failure("NOT_ALLOWED");
    return caller;
  };

  server.get("/events", async (request, reply) => {
    const token = request.headers["user-token"];
    request.caller = await staffOf(token);
    const { UserID } = request.caller;
    const own = streams.get(UserID) ?? new Set();
    if (own.size >= STREAMS_PER_ACCOUNT) throw new Failure("TOO_MANY_REQUESTS", undefined, { retryAfter: 30 });
    const stream = openEventStream(reply, {
      bus: app.bus,
      accepts: ({ Entity }) => Entity !== "content",
      heartbeat,
      checkAccess: () => staffOf(token),
      onClose() {
        own.delete(stream);
        if (own.size === 0) streams.delete(UserID);
      },
    });
    streams.set(UserID, own.add(stream));
    return reply.send(stream);
  });

  server.addHook("preClose", async () => {
    for (const own of streams.values()) for (const stream of own) stream.end();
  });
}
