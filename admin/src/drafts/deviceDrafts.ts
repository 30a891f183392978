import { type AnswerText, textOf } from "@lagrum/core/answer/answerText";
import { attempt, coalesce, putDraft } from "./draftDatabase.ts";
import type { DeviceDraft, DeviceDraftKey } from "./storedDrafts.ts";

export const removeDeviceDraft = (key: DeviceDraftKey) => attempt(undefined, (db) => db.delete("answers", key));

/** The unsaved texts of an account's answer, newest first. */
export const findDeviceDrafts = (UserID: number, QuestionID: number): Promise<DeviceDraft[]> =>
  attempt([], async (db) => {
    const drafts = await db.getAll("answers");
    return drafts
      .filter(({ key: [user, question] }) => user === UserID && question === QuestionID)
      .sort((one, other) => other.writtenAt - one.writtenAt);
  });

/** @returns a function that stores a text on the device; null removes it. */
export const createDraftWriter = (key: DeviceDraftKey) =>
  coalesce((text: AnswerText | null) =>
    text === null ? removeDeviceDraft(key) : putDraft("answers", { ...textOf(text), key, writtenAt: Date.now() }),
  );
