import pg from "pg";
import type { Logger } from "pino";
import { z } from "zod";

const BusEvent = z.object({
  /** `content` is what visitors see of questions, answers, authors, news and insurance. */
  Entity: z.enum(["question", "answer", "category", "product", "setting", "content", "inbox", "synonym"]),
  /** 0 means many or unknown rows: refetch. */
  ID: z.int(),
  Action: z.enum(["insert", "update", "delete"]),
});
/** A change, published to all parts of the service. Never secret. */
export type BusEvent = z.infer<typeof BusEvent>;

/** The event bus: PostgreSQL NOTIFY, sent by triggers, so that no write can bypass it. */
export interface Bus {
  /**
   * @param onLost called when the connection is lost: events are missed until the one of ID 0
   * @returns unsubscribe
   */
  subscribe(listener: (event: BusEvent) => void, onLost?: () => unknown): () => void;
  isConnected(): boolean;
  close(): Promise<void>;
}

const LONGEST_PAUSE = 5000;

/**
 * Listens on a separate connection, and reconnects with backoff. Events in between are lost, so listeners then get an
 * event of ID 0.
 */
export async function openBus(url: string, log: Logger): Promise<Bus> {
  const listeners = new Map<(event: BusEvent) => void, () => unknown>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let pause = 100;
  let timer: NodeJS.Timeout | undefined;

  const publish = (event: BusEvent) => {
    for (const listener of listeners.keys()) listener(event);
  };

  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: "lagrum-bus",
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    next.on("error", () => {});
    next.on("notification", ({ payload }) => {
      const event = BusEvent.safeParse(JSON.parse(payload ?? "null"));
      if (event.success) publish(event.data);
    });
    await next.connect();
    await next.query("listen lagrum");
    next.once("end", () => {
      client = undefined;
      for (const onLost of listeners.values()) onLost();
      reconnectLater();
    });
    client = next;
    pause = 100;
  };

  const reconnectLater = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      connect().then(
        () => publish({ Entity: "question", ID: 0, Action: "update" }),
        (error: Error) => {
          log.warn({ err: error }, "bus not connected");
          pause = Math.min(pause * 2, LONGEST_PAUSE);
          reconnectLater();
        },
      );
    }, pause);
  };

  await connect();
  return {
    subscribe(listener, onLost = () => {}) {
      listeners.set(listener, onLost);
      return () => {
        listeners.delete(listener);
      };
    },
    isConnected: () => client !== undefined,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
