import type { AnswerAction } from "@lagrum/core/answer/answerSchema";
import { type AnswerText, isSameText } from "@lagrum/core/answer/answerText";
import type { AnswerVersion } from "@lagrum/core/answer/answerVersionSchema";
import { versionStep } from "@lagrum/core/answer/answerVersions";
import type { Provision } from "@lagrum/core/law/provisionSchema";
import { lockForOriginal, recordRead } from "../anonymisation/originalAccess.ts";
import type { OpenContext, ServiceContext } from "../http/serviceContext.ts";
import { findLatestVersion, getVersion, insertVersion, updateVersion } from "./versionRepository.ts";

/** A version, for those who may see what was taken away since. @throws Failure NOT_FOUND, NOT_ALLOWED */
export async function readVersion(context: ServiceContext, id: number, versionId: number): Promise<AnswerVersion> {
  await lockForOriginal(context, id);
  const version = await getVersion(context.tx, id, versionId);
  await recordRead(context, id, "versionRead");
  return version;
}

interface StoredText extends AnswerText {
  Provisions: Provision[];
}

interface Save extends StoredText {
  UserID: number;
  Action: AnswerAction;
  NewVersion?: boolean | undefined;
}

/** The text before the save, with its author and time. */
interface Before extends StoredText {
  UserID: number | null;
  UpdatedAt: string;
  /** The state that the answer had reached. */
  Action: AnswerAction;
}

/**
 * Records a save in the version history. Text without a version (an import, example content) is recorded first, so that
 * no edit loses it. @returns whether a new version began
 */
export async function recordVersion(
  context: OpenContext,
  id: number,
  save: Save,
  before: Before | null,
): Promise<boolean> {
  const { tx, now } = context;
  const { Action, NewVersion, ...text } = save;
  let latest = await findLatestVersion(tx, id);
  if (before && !isSameText(before, save) && (!latest || !isSameText(latest, before))) {
    const { UpdatedAt, ...earlier } = before;
    await insertVersion(tx, id, earlier, UpdatedAt);
    latest = await findLatestVersion(tx, id);
  }
  const step = versionStep(latest, { ...text, NewVersion }, now);
  const at = now.toISOString();
  if (step === "begin" || !latest) {
    await insertVersion(tx, id, { ...text, Action }, at);
    return true;
  }
  if (step === "extend") await updateVersion(tx, latest.ID, { ...text, Action, SavedAt: at });
  // Sent or published without a change of the text.
  else if (Action !== "save" && Action !== latest.Action) await updateVersion(tx, latest.ID, { Action });
  return false;
}
