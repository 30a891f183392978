import { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";
import { keepPrivate, varyByCaller } from "../http/cacheHeaders.ts";
import type { Bus, BusEvent } from "./eventBus.ts";

/** What a reader may lag behind before it is let go, in bytes; it then connects again and looks afresh. */
const MAX_UNREAD = 64 * 1024;

interface Following {
  bus: Bus;
  /** Which events the reader hears of. */
  wants(event: BusEvent): boolean;
  /** Milliseconds between signs of life. */
  heartbeat: number;
  /** At each sign of life: whether the reader may stay. */
  mayStay(): Promise<unknown>;
  onClose(): void;
}

/** Server-sent events from the bus to one reader, until it leaves, lags, or may not stay. */
export function openEventStream(reply: FastifyReply, { bus, wants, heartbeat, mayStay, onClose }: Following) {
  const stream = new PassThrough();
  const unsubscribe = bus.subscribe((event) => {
    if (!wants(event)) return;
    if (stream.writableLength > MAX_UNREAD) stream.end();
    else if (stream.writable) stream.write(`data: ${JSON.stringify(event)}\n\n`);
  });
  const timer = setInterval(() => {
    mayStay().then(
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
  // Nginx and its kin must not gather the events.
  reply.header("x-accel-buffering", "no");
  // A kept connection would outlive its stream, and a server that wants to end would wait for it.
  reply.header("connection", "close");
  reply.type("text/event-stream");
  return stream;
}
