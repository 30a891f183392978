import type { AnswerText } from "../answer/answerText.ts";
import type { ClientErrorCode } from "../contract/problem.ts";
import type { Result } from "./effect.ts";

export interface DraftInput extends AnswerText {
  QuestionID: number;
  /** Null when there is no draft yet. */
  Version: number | null;
  /** Autosave. Off for a published text, where readers would see unfinished changes. */
  savesItself: boolean;
}

/** A text that another person, or another tab, has saved. */
export interface TheirText extends AnswerText {
  Version: number;
  /** Who saved it and when, or null when unknown. */
  saved: { By: string; At: string; isOwn: boolean } | null;
}

export interface DraftContext extends DraftInput {
  /** The text last received from or submitted to the server. */
  lastSubmitted: AnswerText;
  savedAt: Date | null;
  /** The text of `Version` on the server, the common ancestor in a merge. */
  base: AnswerText;
  /** The last text that was merged into this one, without a conflict. */
  merged: TheirText | null;
  /** Why the last attempt failed, or null. */
  error: ClientErrorCode | null;
  /** The conflicting text that another person saved. */
  theirs: TheirText | null;
  /** The text that another one replaced; RESTORE_REPLACED restores it. */
  replacedText: AnswerText | null;
  /** Whether the next save starts a new version instead of updating the current one. */
  startsVersion: boolean;
  /** The action to run once the text is saved. */
  wanted: "send" | "publish" | null;
  /** Why the answer is published without a provision. */
  reason: string | undefined;
}

export type DraftResult = Result<AnswerText & { Version: number }, { theirs?: TheirText }>;
export interface Draft extends AnswerText {
  QuestionID: number;
  Version: number | null;
  NewVersion: boolean;
}
export interface FinishedDraft extends Draft {
  Action: "send" | "publish";
  Reason?: string | undefined;
}
