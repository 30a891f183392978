import type { PassThrough } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import type { BusEvent } from "./eventBus.ts";
import { openEventStream } from "./eventStream.ts";
import type { EventOptions } from "./staffEvents.ts";

/** More site processes than anyone has. */
const MAX_STREAMS = 64;

/** What pages for everyone are drawn from. ID 0 of anything may be this as well. */
const shown: BusEvent["Entity"][] = ["content", "category", "product", "setting"];

/**
 * GET /content-changes, an addition to the specification: the site's processes hear that what visitors see has changed,
 * and draw the pages that they keep anew. Not for visitors, though it tells nothing that isn't on the pages: whoever
 * comes through the site is sent away.
 */
export function serveContentChanges(server: FastifyInstance, app: App, { heartbeat }: EventOptions): void {
  const streams = new Set<PassThrough>();
  server.get("/content-changes", async (request, reply) => {
    if (request.headers["x-forwarded-for"] !== undefined) throw new Failure("NOT_FOUND");
    if (streams.size >= MAX_STREAMS) throw new Failure("TOO_MANY_REQUESTS", undefined, { retryAfter: 30 });
    const stream = openEventStream(reply, {
      bus: app.bus,
      wants: ({ Entity, ID }) => ID === 0 || shown.includes(Entity),
      heartbeat,
      mayStay: async () => undefined,
      onClose: () => streams.delete(stream),
    });
    streams.add(stream);
    return reply.send(stream);
  });
  server.addHook("preClose", async () => {
    for (const stream of streams) stream.end();
  });
}
