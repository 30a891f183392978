import { createParser } from "eventsource-parser";
import { SETTINGS_TTL } from "../../src/settings/settingsTtl.ts";

/** Increases with each change of public content; null while the API's event stream is down. */
export type ContentVersion = () => number | null;

/** Milliseconds after which a change invalidates again: another API process may serve old content for that long. */
const PROPAGATION = 300;
const LONGEST_BACKOFF = 5000;

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

/**
 * Follows changes of content over the API's event stream, and reconnects with backoff.
 * @param settingsTtl milliseconds for which rendering memoizes the settings: their change invalidates again after that
 */
export function followContent(apiInnerUrl: string, settingsTtl = SETTINGS_TTL): Subscription {
  const closing = new AbortController();
  let version = 0;
  let isConnected = false;
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
    backoff = 100;
  }

  async function listen(): Promise<void> {
    const { ok, body } = await fetch(`${apiInnerUrl}/api/content-changes`, { signal: closing.signal });
    if (!ok || !body) throw new Error("The API has no event stream");
    await readContentChanges(body, ({ Entity, ID }) => invalidate(Entity === "setting" || ID === 0), onChunk);
  }

  async function follow(): Promise<void> {
    while (!closing.signal.aborted) {
      await listen().catch(() => undefined);
      isConnected = false;
      await new Promise((resolve) => setTimeout(resolve, backoff).unref());
      backoff = Math.min(backoff * 2, LONGEST_BACKOFF);
    }
  }

  void follow();
  return { version: () => (isConnected ? version : null), close: () => closing.abort() };
}
