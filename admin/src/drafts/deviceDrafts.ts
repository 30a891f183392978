import { staffDraftsName } from "@lagrum/core/account/staffDrafts";
import { type AnswerText, textOf } from "@lagrum/core/answer/answerText";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** Identifies a text in one opened editor: UserID, QuestionID and when the editor was opened, in milliseconds. */
export type DeviceDraftKey = [UserID: number, QuestionID: number, openedAt: number];

export interface DeviceDraft extends AnswerText {
  key: DeviceDraftKey;
  /** Milliseconds. */
  writtenAt: number;
}

interface Schema extends DBSchema {
  answers: { key: DeviceDraftKey; value: DeviceDraft };
}

/** Milliseconds that an unsaved text remains on the device. */
export const DRAFT_TTL = 7 * 24 * 3_600_000;

let connection: Promise<IDBPDatabase<Schema>> | undefined;

const open = () => {
  connection ??= openDB<Schema>(staffDraftsName, 1, {
    upgrade: (db) => void db.createObjectStore("answers", { keyPath: "key" }),
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

/** Without browser storage there are no drafts on the device. */
async function attempt<Result>(otherwise: Result, work: (db: IDBPDatabase<Schema>) => Promise<Result>) {
  try {
    return await work(await open());
  } catch {
    return otherwise;
  }
}

/** Strict: the text is on the disk when this returns. */
const put = (draft: DeviceDraft) =>
  attempt(undefined, async (db) => {
    const transaction = db.transaction("answers", "readwrite", { durability: "strict" });
    await Promise.all([transaction.store.put(draft), transaction.done]);
  });

export const removeDeviceDraft = (key: DeviceDraftKey) => attempt(undefined, (db) => db.delete("answers", key));

/** The unsaved texts of an account's answer, newest first. */
export const findDeviceDrafts = (UserID: number, QuestionID: number): Promise<DeviceDraft[]> =>
  attempt([], async (db) => {
    const drafts = await db.getAll("answers");
    return drafts
      .filter(({ key: [user, question] }) => user === UserID && question === QuestionID)
      .sort((one, other) => other.writtenAt - one.writtenAt);
  });

/** Removes expired texts, and those of other accounts. */
export const pruneDeviceDrafts = (UserID: number, now = Date.now()): Promise<void> =>
  attempt(undefined, async (db) => {
    for (const { key, writtenAt } of await db.getAll("answers"))
      if (key[0] !== UserID || now - writtenAt > DRAFT_TTL) await db.delete("answers", key);
  });

/**
 * @returns a function that stores a text on the device; null removes it. Texts written during a write are coalesced, so
 * a slow disk lags one write behind.
 */
export function createDraftWriter(key: DeviceDraftKey) {
  let next: AnswerText | null | undefined;
  let isWriting = false;
  const flush = async () => {
    isWriting = true;
    while (next !== undefined) {
      const text = next;
      next = undefined;
      await (text === null ? removeDeviceDraft(key) : put({ ...textOf(text), key, writtenAt: Date.now() }));
    }
    isWriting = false;
  };
  return (text: AnswerText | null): void => {
    next = text;
    if (!isWriting) void flush();
  };
}
