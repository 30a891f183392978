import type { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import type { BusEvent } from "./eventBus.ts";
import { openEventStream } from "./eventStream.ts";
import type { EventOptions } from "./staffEvents.ts";

/** More than any number of site processes. */
const MAX_STREAMS = 64;

/** Milliseconds. */
const HEARTBEAT = 1000;

/** Entities that public pages show. ID 0 of any entity may include them. */
const publicEntities: BusEvent["Entity"][] = ["content", "category", "product", "setting"];

/**
 * GET /content-changes, an addition to the specification: notifies the site's processes of changed content, for
 * invalidation of their page cache. It contains nothing secret, but is not for visitors: calls through the site get
 * NOT_FOUND. A stream ends when changes would be missed, and has a heartbeat each second to detect a dead connection.
 */
export function serveContentChanges(server: FastifyInstance, app: App, { heartbeat }: EventOptions): void {
  const streams = new Set<PassThrough>();
  // Its own limit is the number of streams: calls of others must not keep the site's page cache off.
  server.get("/content-changes", { config: { rateLimit: false } }, async (request, reply) => {
    if (request.headers["x-forwarded-for"] !== undefined) throw new Failure("NOT_FOUND");
    if (!app.bus.isConnected()) throw new Failure("SERVICE_UNAVAILABLE", undefined, { retryAfter: 1 });
    if (streams.size >= MAX_STREAMS) throw new Failure("TOO_MANY_REQUESTS", undefined, { retryAfter: 30 });
    const stream = openEventStream(reply, {
      bus: app.bus,
      accepts: ({ Entity, ID }) => ID === 0 || publicEntities.includes(Entity),
      heartbeat: Math.min(heartbeat, HEARTBEAT),
      endsWithBus: true,
      checkAccess: async () => undefined,
      onClose: () => streams.delete(stream),
    });
    streams.add(stream);
    return reply.send(stream);
  });
  server.addHook("preClose", async () => {
    for (const stream of streams) stream.end();
  });
}
