import type { Client } from "@lagrum/core/client";
import type { Preferences } from "@lagrum/core/preferences/preferencesSchema";
import { memoryStore, type Store } from "react-admin";

type Kept = Preferences["Preferences"];

/** Times a save is tried when other windows save at the same moment. */
const attempts = 3;

/** What outlives the window: saved queries, which columns a list has in which order, and whether letters are shortcuts. */
const isKept = (key: string) => /\.queries$|_hiddenColumns$|_columnRanks$|^desk\./.test(key);

/**
 * React-Admin's memory. All of it is forgotten with the window but what a person has chosen to keep, which lies with
 * the account: the browser's own storage holds the sign-in and nothing else.
 */
export function createPreferencesStore(client: Pick<Client, "getPreferences" | "savePreferences">): Store {
  const memory = memoryStore();
  let kept: Kept = {};
  let UpdatedAt: string | undefined;
  // What was chosen in this window and has not been saved: undefined for what is kept no longer.
  const chosen = new Map<string, Kept[string] | undefined>();
  let saving = Promise.resolve();

  /** What is stored, with what was chosen here laid over it. */
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
      // Another window of the same person saved first: both choices are kept.
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
