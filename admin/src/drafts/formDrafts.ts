import { attempt, coalesce, putDraft } from "./draftDatabase.ts";
import type { FormDraft, FormDraftKey, FormValues } from "./storedDrafts.ts";

export const removeFormDraft = (key: FormDraftKey) => attempt(undefined, (db) => db.delete("forms", key));

/** The newest unsaved values of an account's form, except those of the form opened at that time. */
export const findFormDraft = ([UserID, place, openedAt]: FormDraftKey): Promise<FormDraft | null> =>
  attempt(null, async (db) => {
    const drafts = (await db.getAll("forms")).filter(
      ({ key: [user, where, opened] }) => user === UserID && where === place && opened !== openedAt,
    );
    return drafts.sort((one, other) => other.writtenAt - one.writtenAt)[0] ?? null;
  });

/** @returns a function that stores a form's values on the device; null removes them. */
export const createFormDraftWriter = (key: FormDraftKey) =>
  coalesce((values: FormValues | null) =>
    values === null ? removeFormDraft(key) : putDraft("forms", { key, values, writtenAt: Date.now() }),
  );
