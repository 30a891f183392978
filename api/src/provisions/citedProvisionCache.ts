import type { CitedProvisionList } from "@lagrum/core/law/provisionSchema";
import type { App } from "../app.ts";
import { readCitedProvisions } from "./citedProvisions.ts";

/** TTL in milliseconds: counting takes part of a second in a large archive, and the result changes slowly. */
const TTL = 300_000;

/** The provisions that sent answers cite, in memory. */
export type CitedProvisionCache = () => Promise<CitedProvisionList["Provisions"]>;

export function createCitedProvisionCache({ db, clock }: Pick<App, "db" | "clock">): CitedProvisionCache {
  let cached: { at: number; provisions: Promise<CitedProvisionList["Provisions"]> } | null = null;
  return () => {
    const now = clock().getTime();
    if (cached !== null && Math.abs(now - cached.at) < TTL) return cached.provisions;
    const entry = { at: now, provisions: readCitedProvisions(db) };
    cached = entry;
    // A failure is not cached.
    entry.provisions.catch(() => {
      if (cached === entry) cached = null;
    });
    return entry.provisions;
  };
}
