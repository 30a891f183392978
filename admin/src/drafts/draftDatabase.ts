import { staffDraftsName } from "@lagrum/core/account/staffDrafts";
import { type DBSchema, type IDBPDatabase, openDB, type StoreValue } from "idb";
import type { DeviceDraft, DeviceDraftKey, FormDraft, FormDraftKey } from "./storedDrafts.ts";

/** Each key begins with the UserID and ends with when the editor was opened, in milliseconds. */
interface Schema extends DBSchema {
  answers: { key: DeviceDraftKey; value: DeviceDraft };
  forms: { key: FormDraftKey; value: FormDraft };
}

const stores = ["answers", "forms"] as const;
type Store = (typeof stores)[number];

/** Milliseconds that an unsaved text remains on the device. */
export const DRAFT_TTL = 7 * 24 * 3_600_000;

let connection: Promise<IDBPDatabase<Schema>> | undefined;

const open = () => {
  connection ??= openDB<Schema>(staffDraftsName, 2, {
    upgrade: (db) => {
      for (const store of stores)
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store, { keyPath: "key" });
    },
    // A sign-out in any tab deletes the database, which waits for open connections.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      connection = undefined;
    },
  });
  connection.catch(() => {
    connection = undefined;
  });
  return connection;
};

/** Runs `work` with the database, or returns `otherwise` without browser storage. */
export async function attempt<Result>(otherwise: Result, work: (db: IDBPDatabase<Schema>) => Promise<Result>) {
  try {
    return await work(await open());
  } catch {
    return otherwise;
  }
}

/** Strict durability: the text is on disk when this returns. */
export const putDraft = <Name extends Store>(store: Name, draft: StoreValue<Schema, Name>): Promise<void> =>
  attempt(undefined, async (db) => {
    const transaction = db.transaction(store, "readwrite", { durability: "strict" });
    await Promise.all([transaction.store.put(draft), transaction.done]);
  });

/** Removes expired texts, and those of other accounts. */
export const pruneDeviceDrafts = (UserID: number, now = Date.now()): Promise<void> =>
  attempt(undefined, async (db) => {
    for (const store of stores)
      for (const { key, writtenAt } of await db.getAll(store))
        if (key[0] !== UserID || now - writtenAt > DRAFT_TTL) await db.delete(store, key);
  });

/**
 * @returns a function that writes the newest value. Values that arrive during a write are coalesced, so a slow disk is
 * at most one write behind.
 */
export function coalesce<Value>(write: (value: Value) => Promise<void>): (value: Value) => void {
  let next: { value: Value } | undefined;
  let isWriting = false;
  const flush = async () => {
    isWriting = true;
    while (next !== undefined) {
      const { value } = next;
      next = undefined;
      await write(value);
    }
    isWriting = false;
  };
  return (value) => {
    next = { value };
    if (!isWriting) void flush();
  };
}
