import type { Client } from "@lagrum/core/client";
import type { Preferences } from "@lagrum/core/preferences/preferencesSchema";
import { memoryStore, type Store } from "react-admin";

type Values = Preferences["Preferences"];

/** Attempts when other windows save at the same time. */
const attempts = 3;

/** Keys that are saved to the account: saved queries, columns, and the shortcut setting. */
const isPersisted = (key: string) => /\.queries$|_hiddenColumns$|_columnRanks$|^desk\./.test(key);

/** React-Admin's store: in memory, with preferences saved to the account. Nothing goes to the browser's storage. */
export function createPreferencesStore(client: Pick<Client, "getPreferences" | "savePreferences">): Store {
  const memory = memoryStore();
  let preferences: Values = {};
  let UpdatedAt: string | undefined;
  // Unsaved changes in this window; undefined for removed keys.
  const unsaved = new Map<string, Values[string] | undefined>();
  let saving = Promise.resolve();

  /** Merges stored preferences with unsaved changes. */
  const merge = (stored: Preferences) => {
    UpdatedAt = stored.UpdatedAt;
    preferences = stored.Preferences;
    for (const [key, value] of Object.entries(preferences)) if (!unsaved.has(key)) memory.setItem(key, value);
    for (const [key, value] of unsaved) {
      const { [key]: _, ...rest } = preferences;
      preferences = value === undefined ? rest : { ...rest, [key]: value };
    }
  };
  const load = async () => {
    const outcome = await client.getPreferences();
    if (outcome.ok) merge(outcome.body);
  };
  let loaded = Promise.resolve();
  const saveNow = async () => {
    if (unsaved.size === 0) return;
    const saved = new Map(unsaved);
    for (let attempt = 0; attempt < attempts; attempt++) {
      const outcome = await client.savePreferences({
        body: { Preferences: preferences, ...(UpdatedAt !== undefined && { UpdatedAt }) },
      });
      if (outcome.ok) {
        UpdatedAt = outcome.body.UpdatedAt;
        for (const [key, value] of saved) if (unsaved.get(key) === value) unsaved.delete(key);
        return;
      }
      if (outcome.body.Code !== "CHANGED_BY_OTHER") return;
      // Conflict with another window: merge, then retry.
      merge(outcome.body.Present as Preferences);
    }
  };
  const save = () => {
    saving = saving.then(() => loaded).then(saveNow);
  };
  const change = (key: string, value: Values[string] | undefined) => {
    unsaved.set(key, value);
    const { [key]: _, ...rest } = preferences;
    preferences = value === undefined ? rest : { ...rest, [key]: value };
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
      if (isPersisted(key)) change(key, value as Values[string]);
    },
    removeItem(key: string) {
      memory.removeItem(key);
      if (key in preferences) change(key, undefined);
    },
  };
}
