import { createParser } from "eventsource-parser";

/** A change reported by GET /events. ID 0 means several records. */
export interface Change {
  Entity: string;
  ID: number;
  Action: string;
}

interface Subscription {
  url: string;
  token: () => Promise<string | undefined>;
  onChange: (change: Change) => void;
  /** Called when the stream opens and breaks. */
  onConnection: (isConnected: boolean) => void;
  /** First retry delay in milliseconds, doubled after each failure up to `maxBackoff`. */
  minBackoff?: number;
  maxBackoff?: number;
  /** Milliseconds without data after which the stream counts as broken. The server sends heartbeats more often. */
  heartbeatTimeout?: number;
}

const parseChange = (data: string): Change | null => {
  try {
    const change: unknown = JSON.parse(data);
    return typeof change === "object" && change !== null && "Entity" in change ? (change as Change) : null;
  } catch {
    return null;
  }
};

/**
 * Reads a stream of server-sent events to its end. Events that are not changes are ignored.
 * @param onChunk called for each chunk, comments included
 */
export async function readChanges(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChange: (change: Change) => void,
  onChunk: () => void = () => undefined,
): Promise<void> {
  const parser = createParser({
    onEvent: ({ data }) => {
      const change = parseChange(data);
      if (change) onChange(change);
    },
  });
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    onChunk();
    parser.feed(chunk);
  }
}

/**
 * Subscribes to the server's changes until the returned function is called. Uses fetch, since EventSource can't send
 * the User-Token header.
 */
export function followChanges(subscription: Subscription): () => void {
  const { url, onChange, onConnection, maxBackoff = 30_000, heartbeatTimeout = 60_000 } = subscription;
  const stop = new AbortController();
  let backoff = subscription.minBackoff ?? 1_000;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readStream = async () => {
    const dead = new AbortController();
    let heartbeat = setTimeout(() => dead.abort(), heartbeatTimeout);
    try {
      const token = await subscription.token();
      const response = await fetch(url, {
        headers: { accept: "text/event-stream", ...(token && { "user-token": token }) },
        signal: AbortSignal.any([stop.signal, dead.signal]),
      });
      if (!response.ok || response.body === null) return;
      onConnection(true);
      backoff = subscription.minBackoff ?? 1_000;
      await readChanges(response.body, onChange, () => {
        clearTimeout(heartbeat);
        heartbeat = setTimeout(() => dead.abort(), heartbeatTimeout);
      });
    } catch {
      // The stream broke: `follow` retries.
    } finally {
      clearTimeout(heartbeat);
    }
  };

  const follow = async () => {
    await readStream();
    if (stop.signal.aborted) return;
    onConnection(false);
    timer = setTimeout(() => void follow(), backoff * (0.75 + Math.random() / 2));
    backoff = Math.min(backoff * 2, maxBackoff);
  };

  void follow();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
