import { stripHtml } from "../text/text.ts";
import { type AnswerText, isSameText } from "./answerText.ts";

/** Saves of one person within this time become one version. Milliseconds. */
export const versionWindow = 5 * 60_000;

/** Below this share of its former length, a text counts as deleted rather than edited. */
const MIN_REMAINING_SHARE = 0.5;

interface LatestVersion extends AnswerText {
  UserID: number | null;
  Action: "save" | "send" | "publish";
  /** When the version began. */
  CreatedAt: string;
}

interface Save extends AnswerText {
  UserID: number;
  /** The save requests a new version, so that the text before it can be restored. */
  NewVersion?: boolean | undefined;
}

/**
 * The effect of a save on the history: none without a change, a new version, or an update of the latest one, so that
 * an hour of typing doesn't make five hundred versions. A text that was sent, or is mostly deleted by the save, is never
 * overwritten.
 */
export function versionStep(latest: LatestVersion | undefined, save: Save, now: Date): "none" | "begin" | "extend" {
  if (!latest) return "begin";
  if (isSameText(latest, save)) return "none";
  if (save.NewVersion || latest.Action !== "save" || latest.UserID !== save.UserID) return "begin";
  if (now.getTime() - Date.parse(latest.CreatedAt) > versionWindow) return "begin";
  const [before, after] = [stripHtml(latest.AnswerBody).length, stripHtml(save.AnswerBody).length];
  return after < before * MIN_REMAINING_SHARE ? "begin" : "extend";
}
