import type { AnswerText } from "@lagrum/core/answer/answerText";

/** Identifies a text in one opened editor: UserID, QuestionID and when the editor was opened, in milliseconds. */
export type DeviceDraftKey = [UserID: number, QuestionID: number, openedAt: number];

export interface DeviceDraft extends AnswerText {
  key: DeviceDraftKey;
  /** Milliseconds. */
  writtenAt: number;
}

/** Identifies the values of one opened form: "news/12" or "news/create", and when it was opened, in milliseconds. */
export type FormDraftKey = [UserID: number, place: string, openedAt: number];

export type FormValues = Record<string, unknown>;

export interface FormDraft {
  key: FormDraftKey;
  values: FormValues;
  /** Milliseconds. */
  writtenAt: number;
}
