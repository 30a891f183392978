import { SETTINGS_TTL } from "../../src/settings/settingsTtl.ts";

/** A number that rises whenever pages for everyone must be drawn anew; null while nobody would tell. */
export type ContentVersion = () => number | null;

/** Milliseconds after which a change counts once more: another process of the API may have heard of it a little later. */
const STRAGGLING = 300;
const LONGEST_PAUSE = 5000;
/** An event that may be about the firm's settings: of one, or of anything (ID 0). */
const ofSettings = /"Entity":"setting"|"ID":0\b/;

interface Following {
  version: ContentVersion;
  close(): void;
}

/**
 * Follows what the API tells of changed content; connects again when that breaks.
 * @param believed milliseconds that drawn pages go on believing settings: a change of those counts once more thereafter
 */
export function followContent(apiInnerUrl: string, believed = SETTINGS_TTL): Following {
  const leaving = new AbortController();
  let changes = 0;
  let isHeard = false;
  let pause = 100;
  const change = () => {
    changes += 1;
  };

  async function listen(): Promise<void> {
    const { ok, body } = await fetch(`${apiInnerUrl}/api/content-changes`, { signal: leaving.signal });
    if (!ok || !body) throw new Error("The API tells of no changes");
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      // The first sign of life: from now on nothing is missed, and what was before may have been.
      if (!isHeard || text.includes("data:")) {
        change();
        setTimeout(change, STRAGGLING).unref();
        if (!isHeard || ofSettings.test(text)) setTimeout(change, believed + STRAGGLING).unref();
      }
      isHeard = true;
      pause = 100;
    }
  }

  async function follow(): Promise<void> {
    while (!leaving.signal.aborted) {
      await listen().catch(() => undefined);
      isHeard = false;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }
  }

  void follow();
  return { version: () => (isHeard ? changes : null), close: () => leaving.abort() };
}
