import { createParser } from "eventsource-parser";

/** A change as GET /events tells it. ID 0 means many, or none in particular: look again. */
export interface Change {
  Entity: string;
  ID: number;
  Action: string;
}

interface Subscription {
  url: string;
  token: () => Promise<string | undefined>;
  onChange: (change: Change) => void;
  /** Told when the stream opens and when it breaks. */
  onConnection: (isConnected: boolean) => void;
  /** Milliseconds before the first new attempt; each failure doubles it up to `longestPause`. */
  pause?: number;
  longestPause?: number;
  /** A stream that has been silent so long, in milliseconds, is taken for dead: the server breathes more often. */
  silence?: number;
}

const parseChange = (data: string): Change | null => {
  try {
    const change: unknown = JSON.parse(data);
    return typeof change === "object" && change !== null && "Entity" in change ? (change as Change) : null;
  } catch {
    return null;
  }
};

/** Follows the server's changes until the returned function is called. EventSource can't send User-Token, so it is read by fetch. */
export function followChanges(subscription: Subscription): () => void {
  const { url, onChange, onConnection, longestPause = 30_000, silence = 60_000 } = subscription;
  const stop = new AbortController();
  let pause = subscription.pause ?? 1_000;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = async () => {
    const dead = new AbortController();
    let watch = setTimeout(() => dead.abort(), silence);
    try {
      const token = await subscription.token();
      const response = await fetch(url, {
        headers: { accept: "text/event-stream", ...(token && { "user-token": token }) },
        signal: AbortSignal.any([stop.signal, dead.signal]),
      });
      if (!response.ok || response.body === null) return;
      onConnection(true);
      pause = subscription.pause ?? 1_000;
      const parser = createParser({
        onEvent: ({ data }) => {
          const change = parseChange(data);
          if (change) onChange(change);
        },
      });
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(watch);
        watch = setTimeout(() => dead.abort(), silence);
        parser.feed(chunk);
      }
    } catch {
      // Broken off, or never begun: the next attempt is on its way.
    } finally {
      clearTimeout(watch);
    }
  };

  const follow = async () => {
    await read();
    if (stop.signal.aborted) return;
    onConnection(false);
    timer = setTimeout(() => void follow(), pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  };

  void follow();
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
