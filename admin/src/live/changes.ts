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
    const told: unknown = JSON.parse(data);
    return typeof told === "object" && told !== null && "Entity" in told ? (told as Change) : null;
  } catch {
    return null;
  }
};

/** The changes in a piece of text/event-stream; an unfinished event is handed back as `rest`. */
export function readChanges(text: string): { changes: Change[]; rest: string } {
  const events = text.replaceAll("\r\n", "\n").split("\n\n");
  const rest = events.pop() ?? "";
  const changes = events.flatMap((event) => {
    const lines = event.split("\n").filter((line) => line.startsWith("data:"));
    const change = parseChange(lines.map((line) => line.slice(5).trim()).join("\n"));
    return change ? [change] : [];
  });
  return { changes, rest };
}

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
      let text = "";
      for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(watch);
        watch = setTimeout(() => dead.abort(), silence);
        const { changes, rest } = readChanges(text + piece);
        text = rest;
        for (const change of changes) onChange(change);
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
