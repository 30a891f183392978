import { answerObstacle } from "@lagrum/core/answer/answerRules";
import type { AnswerText } from "@lagrum/core/answer/answerText";
import type { FieldCode } from "@lagrum/core/contract/problem";
import { placeKey } from "@lagrum/core/law/place";
import { type ConfirmProvision, isPublishable } from "@lagrum/core/law/provisionCheckSchema";
import { provisionPlace } from "@lagrum/core/law/provisionPlace";
import { dayOf } from "@lagrum/core/text/dates";
import { lockQuestion } from "../answers/answerRepository.ts";
import { fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import { confirmedProvisions } from "../db/schema/statutes.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { checkProvisions } from "./provisionCheck.ts";

interface Publication {
  id: number;
  text: AnswerText;
  /** The text that is public now; null before the first publication. */
  before: AnswerText | null;
}

/**
 * Refuses a provision that doesn't exist in an imported act, or of an act that isn't known, unless it is confirmed. What
 * is public already stays as it is: imported answers and older ones.
 * @throws Failure PROVISION_NOT_FOUND, with the provisions and the likely intended ones
 */
export async function refuseUnknownProvisions(
  { tx, now }: Pick<ServiceContext, "tx" | "now">,
  { id, text, before }: Publication,
): Promise<void> {
  const today = dayOf(now);
  const refused = (await checkProvisions(tx, id, text, today)).filter((provision) => !isPublishable(provision));
  if (refused.length === 0) return;
  const known = new Set(before ? (await checkProvisions(tx, id, before, today)).map(placeKey) : []);
  const provisions = refused.filter((provision) => !known.has(placeKey(provision)));
  if (provisions.length === 0) return;
  const codes: FieldCode[] = ["PROVISION_NOT_FOUND"];
  const details = provisions.map(({ Index, Status }) => {
    if (Index === null) return ["AnswerBody", codes] as const;
    return [`Provisions.${Index}.${Status === "UnknownAct" ? "Sfs" : "Paragraph"}`, codes] as const;
  });
  throw new Failure("PROVISION_NOT_FOUND", Object.fromEntries(details), { provisions });
}

/**
 * Confirms with a source that a provision of the answer exists. The source is in the audit log.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, NOT_ALLOWED
 */
export async function confirmProvision(
  context: ServiceContext,
  id: number,
  { Source, ...provision }: ConfirmProvision,
): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  if (!question) throw new Failure("NOT_FOUND");
  const obstacle = answerObstacle(question, question.answer?.UserID ?? null, caller, now);
  if (obstacle) throw new Failure(obstacle);
  const confirmation = { Source, UserID: caller.UserID, ConfirmedAt: now.toISOString() };
  const { QuestionID, Sfs, Chapter, Paragraph } = confirmedProvisions;
  await tx
    .insert(confirmedProvisions)
    .values({ QuestionID: id, ...provision, ...confirmation })
    .onConflictDoUpdate({ target: [QuestionID, Sfs, Chapter, Paragraph], set: confirmation });
  await recordQuestionChange(context, id, "provisionConfirmed", [
    fieldChange("Provision", null, `${provisionPlace(provision)} ${provision.Sfs}`),
    fieldChange("Source", null, Source),
  ]);
}
