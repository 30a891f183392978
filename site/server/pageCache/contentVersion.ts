import { createParser } from "eventsource-parser";
import { SETTINGS_TTL } from "../../src/settings/settingsTtl.ts";

/**
 * Increases with each change of public content. Null while changes would be missed: the event stream is down but the
 * API responds, or the API has been down for too long.
 */
export type ContentVersion = () => number | null | Promise<number | null>;

/** Milliseconds after which a change invalidates again: another API process may serve stale content for that long. */
const PROPAGATION = 300;
/**
 * Maximum milliseconds between connection attempts. A hidden page may be served for that long after the API is back.
 */
const MAX_BACKOFF = 500;
/** Milliseconds without a heartbeat (one a second) after which the event stream counts as lost. */
const HEARTBEAT_TIMEOUT = 5000;
/** Timeout of the readiness check in milliseconds. */
const PROBE_TIMEOUT = 1000;

interface ContentChange {
  Entity: string;
  /** 0 means any row. */
  ID: number;
}

/**
 * Reads a stream of server-sent events (GET /content-changes) to its end.
 * @param onChunk called for each chunk, comments included
 */
export async function readContentChanges(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onChange: (change: ContentChange) => void,
  onChunk: () => void = () => undefined,
): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => onChange(JSON.parse(data)) });
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    onChunk();
    parser.feed(chunk);
  }
}

interface Subscription {
  version: ContentVersion;
  close(): void;
}

interface FollowOptions {
  /** Milliseconds since the last event or heartbeat for which the version stays valid while the API is down. */
  staleFor: number;
  /** Milliseconds for which rendering memoizes the settings: their change invalidates again after that. */
  settingsTtl?: number;
  heartbeatTimeout?: number;
}

/** Follows changes of content over the API's event stream, and reconnects with backoff. */
export function followContent(
  apiInnerUrl: string,
  { staleFor, settingsTtl = SETTINGS_TTL, heartbeatTimeout = HEARTBEAT_TIMEOUT }: FollowOptions,
): Subscription {
  const closing = new AbortController();
  let version = 0;
  let isConnected = false;
  let lastChunkAt = Number.NEGATIVE_INFINITY;
  /** Whether the API is ready while the event stream is down. A promise until the first readiness check responds. */
  let isWorking: boolean | Promise<boolean> = false;
  let backoff = 100;

  function invalidate(includesSettings: boolean): void {
    const increment = () => {
      version += 1;
    };
    increment();
    setTimeout(increment, PROPAGATION).unref();
    if (includesSettings) setTimeout(increment, settingsTtl + PROPAGATION).unref();
  }

  /** Called with the first chunk: changes before it may have been missed. */
  function onChunk(): void {
    if (!isConnected) invalidate(true);
    isConnected = true;
    lastChunkAt = performance.now();
    backoff = 100;
  }

  async function listen(): Promise<void> {
    const silent = new AbortController();
    const timer = setTimeout(() => silent.abort(), heartbeatTimeout).unref();
    try {
      const signal = AbortSignal.any([closing.signal, silent.signal]);
      const { ok, body } = await fetch(`${apiInnerUrl}/api/content-changes`, { signal });
      if (!ok || !body) throw new Error("The API has no event stream");
      const onChange = ({ Entity, ID }: ContentChange) => invalidate(Entity === "setting" || ID === 0);
      await readContentChanges(body, onChange, () => {
        timer.refresh();
        onChunk();
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async function probe(): Promise<boolean> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PROBE_TIMEOUT)]);
    const response = await fetch(`${apiInnerUrl}/api/health/ready`, { signal }).catch(() => null);
    await response?.body?.cancel();
    return response?.ok === true;
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined);
      const answer = probe();
      if (isConnected) isWorking = answer;
      isConnected = false;
      isWorking = await answer;
      await new Promise((resolve) => setTimeout(resolve, backoff).unref());
      backoff = Math.min(backoff * 2, MAX_BACKOFF);
    }
  }

  /** The version stays valid while the API is down, since pages can't be rendered again. */
  async function lastVersion(): Promise<number | null> {
    const works = await isWorking;
    if (isConnected) return version;
    return works || performance.now() - lastChunkAt > staleFor ? null : version;
  }

  void follow();
  return { version: () => (isConnected ? version : lastVersion()), close: () => closing.abort() };
}
