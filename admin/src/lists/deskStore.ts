import type { Client } from "@lagrum/core/client";
import type { Preferences } from "@lagrum/core/contract/preferences";
import { memoryStore, type Store } from "react-admin";

type Kept = Preferences["Preferences"];

/** What outlives the window: saved queries, and which columns a list has in which order. */
const isKept = (key: string) => /\.queries$|_hiddenColumns$|_columnRanks$/.test(key);

/**
 * React-Admin's memory. All of it is forgotten with the window but what a person has chosen to keep, which lies with
 * the account: the browser's own storage holds the sign-in and nothing else.
 */
export function createDeskStore(client: Pick<Client, "getPreferences" | "savePreferences">): Store {
  const memory = memoryStore();
  let kept: Kept = {};
  let saving = Promise.resolve();

  const load = async () => {
    const outcome = await client.getPreferences();
    if (!outcome.ok) return;
    const stored = Object.entries(outcome.body.Preferences).filter(([key]) => !(key in kept));
    for (const [key, value] of stored) memory.setItem(key, value);
    kept = { ...Object.fromEntries(stored), ...kept };
  };
  let loaded = Promise.resolve();
  const save = () => {
    saving = saving
      .then(() => loaded)
      .then(async () => {
        await client.savePreferences({ body: { Preferences: kept } });
      });
  };
  return {
    ...memory,
    setup() {
      memory.setup();
      loaded = load();
    },
    setItem(key: string, value: unknown) {
      memory.setItem(key, value);
      if (!isKept(key)) return;
      kept = { ...kept, [key]: value as Kept[string] };
      save();
    },
    removeItem(key: string) {
      memory.removeItem(key);
      if (!(key in kept)) return;
      const { [key]: _, ...rest } = kept;
      kept = rest;
      save();
    },
  };
}
