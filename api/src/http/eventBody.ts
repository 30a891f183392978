import { PassThrough } from "node:stream";
import { createAiEvents } from "@lagrum/core/ai/aiEvents";
import type { AiReply } from "@lagrum/core/ai/aiSchema";
import type { Endpoints } from "@lagrum/core/endpoints";
import type { FastifyReply } from "fastify";

/** The new events of a body that grows. */
type ToEvents = (body: unknown, isWhole: boolean) => { event: string; data: unknown }[];

/** The responses that callers may read as server-sent events. */
const eventBodies: Partial<Record<keyof Endpoints, () => ToEvents>> = {
  askAi: () => {
    const toEvents = createAiEvents();
    return (body, isWhole) => toEvents(body as AiReply, isWhole);
  },
};

/** A response with status 200 as server-sent events, which may begin before all of it is ready. */
export interface EventBody {
  grow(body: unknown): void;
  end(body: unknown): FastifyReply;
  /** Closes the connection of a response that failed after it had begun. @returns false when it has not begun */
  cut(error: Error): boolean;
}

const toServerSentEvent = ({ event, data }: { event: string; data: unknown }): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The response of an endpoint to a caller that accepts events; null for other callers and endpoints. */
export function openEventBody(name: keyof Endpoints, reply: FastifyReply): EventBody | null {
  const toEvents = eventBodies[name]?.();
  if (!toEvents || !reply.request.headers.accept?.includes("text/event-stream")) return null;
  let stream: PassThrough | null = null;
  const open = (): PassThrough => {
    const opened = new PassThrough();
    // Nginx must not buffer the events.
    reply.header("x-accel-buffering", "no").type("text/event-stream").send(opened);
    return opened;
  };
  const send = (body: unknown, isWhole: boolean) => {
    const text = toEvents(body, isWhole).map(toServerSentEvent).join("");
    stream ??= open();
    // A client that disconnects has destroyed the stream.
    if (stream.writable) stream.write(text);
  };
  return {
    grow: (body) => send(body, false),
    end: (body) => {
      send(body, true);
      stream?.end();
      return reply;
    },
    cut: (error) => {
      // It is no error when the client has disconnected.
      if (stream?.writable) reply.log.error({ err: error }, "response cut off");
      stream?.destroy();
      return stream !== null;
    },
  };
}
