import { stripHtml } from "../text/text.ts";
import { type AnswerText, isSameText } from "./answerText.ts";

/** Saves of one person within this time become one version. Milliseconds. */
export const versionWindow = 5 * 60_000;

/** Below this share of its length a text has been thrown away rather than edited. */
const KEPT_SHARE = 0.5;

interface Kept extends AnswerText {
  UserID: number | null;
  Action: "save" | "send" | "publish";
  /** When the version began. */
  CreatedAt: string;
}

interface Save extends AnswerText {
  UserID: number;
  /** Whoever saves wants to be able to go back to what was before. */
  NewVersion?: boolean | undefined;
}

/**
 * What a save does to the history: nothing when nothing differs, a new version, or more of the latest one, so that
 * typing for an hour doesn't make five hundred. What a reader has got is never written over, nor is a text that is thrown away.
 */
export function versionStep(latest: Kept | undefined, save: Save, now: Date): "none" | "begin" | "extend" {
  if (!latest) return "begin";
  if (isSameText(latest, save)) return "none";
  if (save.NewVersion || latest.Action !== "save" || latest.UserID !== save.UserID) return "begin";
  if (now.getTime() - Date.parse(latest.CreatedAt) > versionWindow) return "begin";
  const [before, after] = [stripHtml(latest.AnswerBody).length, stripHtml(save.AnswerBody).length];
  return after < before * KEPT_SHARE ? "begin" : "extend";
}
