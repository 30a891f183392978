import { answerObstacle } from "@lagrum/core/answer/answerRules";
import type { AnswerText } from "@lagrum/core/answer/answerText";
import type { FieldCode } from "@lagrum/core/contract/problem";
import { placeKey } from "@lagrum/core/law/place";
import { type CheckedProvision, type ConfirmProvisions, isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { provisionPlace } from "@lagrum/core/law/provisionPlace";
import { dayOf } from "@lagrum/core/text/dates";
import { lockQuestion } from "../answers/answerRepository.ts";
import { fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import { confirmedProvisions } from "../db/schema/statutes.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { checkPlaces, checkProvisions } from "./provisionCheck.ts";

interface OutgoingAnswer {
  id: number;
  text: AnswerText;
  /** The text that the asker or the public has now; null before the first sending. */
  before: AnswerText | null;
}

/** The code of an error about places: whether a reason is all that is missing. */
const codeOf = (provisions: readonly CheckedProvision[]) =>
  provisions.every(({ Status }) => unconfirmed.some((each) => each === Status))
    ? ("PROVISION_UNCONFIRMED" as const)
    : ("PROVISION_NOT_FOUND" as const);
const unconfirmed: CheckedProvision["Status"][] = ["NotImported", "UnlistedAct"];

/** The same for a place with the same part and the same status. */
export const checkedKey = ({ Part, Status, ...place }: CheckedProvision): string =>
  [placeKey(place), Part, Status].join(" ");

/**
 * @param fieldOf the field that cites a place, for Details
 * @throws Failure PROVISION_NOT_FOUND, PROVISION_UNCONFIRMED with the provisions and the likely intended ones
 */
export function refusePlaces(provisions: CheckedProvision[], fieldOf: (provision: CheckedProvision) => string): void {
  if (provisions.length === 0) return;
  const code = codeOf(provisions);
  const codes: FieldCode[] = [code];
  throw new Failure(code, Object.fromEntries(provisions.map((each) => [fieldOf(each), codes])), { provisions });
}

function answerField({ Index, Status }: CheckedProvision): string {
  if (Index === null) return "AnswerBody";
  return `Provisions.${Index}.${Status === "UnknownAct" ? "Sfs" : "Paragraph"}`;
}

/**
 * Refuses to send or publish a place that contradicts the facts about its act, and one that can't be verified here unless
 * it is confirmed. What is sent or public already stays as it is: imported answers and older ones.
 * @throws Failure PROVISION_NOT_FOUND, PROVISION_UNCONFIRMED
 */
export async function refuseUnknownProvisions(
  { tx, now }: Pick<ServiceContext, "tx" | "now">,
  { id, text, before }: OutgoingAnswer,
): Promise<void> {
  const today = dayOf(now);
  const refused = (await checkProvisions(tx, id, text, today)).filter((provision) => !isVerified(provision));
  if (refused.length === 0) return;
  const known = new Set(before ? (await checkProvisions(tx, id, before, today)).map(checkedKey) : []);
  refusePlaces(
    refused.filter((provision) => !known.has(checkedKey(provision))),
    answerField,
  );
}

const wholeParagraph = { Stycke: null, Punkt: null, Part: "", Fault: null, Others: [] };

/**
 * Confirms with one reason that places of the answer exist. The reason is in the audit log.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, NOT_RESERVED, RESERVED_BY_OTHER, NOT_ALLOWED, PROVISION_NOT_FOUND for a place
 * that contradicts the facts about its act
 */
export async function confirmProvisions(
  context: ServiceContext,
  id: number,
  { Provisions, Reason, Source }: ConfirmProvisions,
): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  if (!question) throw new Failure("NOT_FOUND");
  const obstacle = answerObstacle(question, question.answer?.UserID ?? null, caller, now);
  if (obstacle) throw new Failure(obstacle);
  const today = dayOf(now);
  // A repealed place can be confirmed for a text that says so; the text isn't known here.
  const places = Provisions.map((place) => ({ ...place, ...wholeParagraph, IsSaidPast: true, Law: null, Index: null }));
  const checked = await checkPlaces(tx, places, { today, day: today, confirmed: new Set() });
  refusePlaces(
    checked.filter(({ Status, Confirmable }) => Status !== "Found" && !Confirmable),
    () => "Provisions",
  );
  const confirmation = { Reason, Source, UserID: caller.UserID, ConfirmedAt: now.toISOString() };
  const { QuestionID, Sfs, Chapter, Paragraph } = confirmedProvisions;
  for (const provision of Provisions)
    await tx
      .insert(confirmedProvisions)
      .values({ QuestionID: id, ...provision, ...confirmation })
      .onConflictDoUpdate({ target: [QuestionID, Sfs, Chapter, Paragraph], set: confirmation });
  await recordQuestionChange(context, id, "provisionConfirmed", [
    fieldChange(
      "Provisions",
      null,
      Provisions.map((place) => `${provisionPlace(place)} ${place.Sfs}`.trim()),
    ),
    fieldChange("Reason", null, Reason),
    ...(Source === null ? [] : [fieldChange("Source", null, Source)]),
  ]);
}
