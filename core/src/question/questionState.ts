import type { QuestionState, QuestionType } from "./questionSchema.ts";
import { isPaidType } from "./questionTransitions.ts";

/** States in which a question can be reserved and worked on. */
export const workable = ["Open", "NeedsInfo"] as const satisfies QuestionState[];

/** States in which the asker has the answer. */
export const answered = ["Answered", "Published"] as const satisfies QuestionState[];

/** States of a question that ended without an answer. */
export const closed = ["Rejected", "Withdrawn", "Expired"] as const satisfies QuestionState[];

const among = (states: readonly QuestionState[], state: QuestionState) => states.includes(state);

export const isWorkable = (state: QuestionState): boolean => among(workable, state);

export const isAnswered = (state: QuestionState): boolean => among(answered, state);

/** Whether the asker never confirmed the address. Staff don't see such a question. */
export const isUnconfirmed = ({ State, ConfirmedAt }: { State: QuestionState; ConfirmedAt: string | null }): boolean =>
  State === "AwaitingConfirmation" || (State === "Expired" && ConfirmedAt === null);

export const isClosed = (state: QuestionState): boolean => among(closed, state);

/**
 * Why a question must not be published, or null: an objection, or a paid type without consent
 * (docs/decisions/0074-one-answer-per-question.md).
 */
export function publicationObstacle(question: {
  Type: QuestionType;
  PublishConsent: boolean;
  Objected: boolean;
}): "PUBLICATION_OBJECTED" | "CONSENT_MISSING" | null {
  if (question.Objected) return "PUBLICATION_OBJECTED";
  if (isPaidType(question.Type) && !question.PublishConsent) return "CONSENT_MISSING";
  return null;
}

/** The reference that the asker can quote to us: "L-1042". */
export const reference = (id: number): string => `L-${id}`;
