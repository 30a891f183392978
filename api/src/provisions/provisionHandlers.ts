import type { CitedProvisionList } from "@lagrum/core/law/provisionSchema";
import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { readCitedProvisions } from "./citedProvisions.ts";

/** TTL in milliseconds: counting takes part of a second in a large archive, and the result changes slowly. */
const KEPT = 300_000;

export function provisionHandlers({ db, clock }: Pick<App, "db" | "clock">): Pick<Handlers, "listCitedProvisions"> {
  let kept: { at: number; provisions: Promise<CitedProvisionList["Provisions"]> } | null = null;
  const read = () => {
    const now = clock().getTime();
    if (kept !== null && Math.abs(now - kept.at) < KEPT) return kept.provisions;
    const reading = { at: now, provisions: readCitedProvisions(db) };
    kept = reading;
    // A failure is not cached.
    reading.provisions.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading.provisions;
  };
  return {
    listCitedProvisions: async () => ({ status: 200, body: { Provisions: await read() } }),
  };
}
