import type { Client } from "@lagrum/core/client";
import type { Preferences } from "@lagrum/core/preferences/preferencesSchema";
import { memoryStore, type Store } from "react-admin";

type Kept = Preferences["Preferences"];

/** Attempts when other windows save at the same time. */
const attempts = 3;

/** Keys that are saved to the account: saved queries, columns, and the shortcut setting. */
const isKept = (key: string) => /\.queries$|_hiddenColumns$|_columnRanks$|^desk\./.test(key);

/** React-Admin's store: in memory, with preferences saved to the account. Nothing goes to the browser's storage. */
export function createPreferencesStore(client: Pick<Client, "getPreferences" | "savePreferences">): Store {
  const memory = memoryStore();
  let kept: Kept = {};
  let UpdatedAt: string | undefined;
  // Unsaved changes of this window; undefined for removed keys.
  const chosen = new Map<string, Kept[string] | undefined>();
  let saving = Promise.resolve();

  /** Merges stored preferences with unsaved changes. */
  const take = (stored: Preferences) => {
    UpdatedAt = stored.UpdatedAt;
    kept = stored.Preferences;
    for (const [key, value] of Object.entries(kept)) if (!chosen.has(key)) memory.setItem(key, value);
    for (const [key, value] of chosen) {
      const { [key]: _, ...rest } = kept;
      kept = value === undefined ? rest : { ...rest, [key]: value };
    }
  };
  const load = async () => {
    const outcome = await client.getPreferences();
    if (outcome.ok) take(outcome.body);
  };
  let loaded = Promise.resolve();
  const saveNow = async () => {
    if (chosen.size === 0) return;
    const saved = new Map(chosen);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const outcome = await client.savePreferences({
        body: { Preferences: kept, ...(UpdatedAt !== undefined && { UpdatedAt }) },
      });
      if (outcome.ok) {
        UpdatedAt = outcome.body.UpdatedAt;
        for (const [key, value] of saved) if (chosen.get(key) === value) chosen.delete(key);
        return;
      }
      if (outcome.body.Code !== "CHANGED_BY_OTHER") return;
      // Conflict with another window: merge, then retry.
      take(outcome.body.Present as Preferences);
    }
  };
  const save = () => {
    saving = saving.then(() => loaded).then(saveNow);
  };
  const choose = (key: string, value: Kept[string] | undefined) => {
    chosen.set(key, value);
    const { [key]: _, ...rest } = kept;
    kept = value === undefined ? rest : { ...rest, [key]: value };
    save();
  };
  return {
    ...memory,
    setup() {
      memory.setup();
      loaded = load();
    },
    setItem(key: string, value: unknown) {
      memory.setItem(key, value);
      if (isKept(key)) choose(key, value as Kept[string]);
    },
    removeItem(key: string) {
      memory.removeItem(key);
      if (key in kept) choose(key, undefined);
    },
  };
}
