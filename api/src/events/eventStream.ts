import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";
import { keepPrivate, varyByCaller } from "../http/cacheHeaders.ts";
import type { Bus, BusEvent } from "./eventBus.ts";

/** Largest backlog of a slow client, in bytes. Beyond it the stream ends, and the client reconnects and refetches. */
const MAX_UNREAD = 64 * 1024;

interface StreamOptions {
  bus: Bus;
  /** Filters the events. */
  accepts(event: BusEvent): boolean;
  /** Milliseconds between heartbeats. */
  heartbeat: number;
  /** Checked at each heartbeat; a rejection ends the stream. */
  checkAccess(): Promise<unknown>;
  onClose(): void;
  /** Whether the stream ends when the bus loses its connection, and so misses events. */
  endsWithBus?: boolean;
}

/** Streams bus events as server-sent events until the client disconnects, lags, or loses access. */
export function openEventStream(reply: FastifyReply, options: StreamOptions) {
  const { bus, accepts, heartbeat, checkAccess, onClose, endsWithBus = false } = options;
  const stream = new PassThrough();
  const send = (event: BusEvent) => {
    if (!accepts(event)) return;
    if (stream.writableLength > MAX_UNREAD) stream.end();
    else if (stream.writable) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  };
  const unsubscribe = bus.subscribe(send, () => endsWithBus && stream.end());
  const timer = setInterval(() => {
    checkAccess().then(
      () => stream.writable && stream.write(": \n\n"),
      () => stream.end(),
    );
  }, heartbeat);
  stream.once("close", () => {
    clearInterval(timer);
    unsubscribe();
    onClose();
  });
  reply.raw.once("close", () => stream.destroy());
  stream.write(": \n\n");
  varyByCaller(reply);
  keepPrivate(reply);
  // Nginx must not buffer the events.
  reply.header("x-accel-buffering", "no");
  // A keep-alive connection would outlive its stream, and delay a shutdown.
  reply.header("connection", "close");
  reply.type("text/event-stream");
  return stream;
}
