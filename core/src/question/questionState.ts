import type { QuestionState, QuestionType } from "./questionSchema.ts";

/** States in which a question can be reserved and worked on. */
export const workable = ["Open", "NeedsInfo"] as const satisfies QuestionState[];

/** States in which the asker has the answer. */
export const answered = ["Answered", "Published"] as const satisfies QuestionState[];

const among = (states: readonly QuestionState[], state: QuestionState) => states.includes(state);

export const isWorkable = (state: QuestionState): boolean => among(workable, state);

export const isAnswered = (state: QuestionState): boolean => among(answered, state);

/** The state after the asker has confirmed the address: paid types wait for the payment. */
export const stateAfterConfirmation = (type: QuestionType): QuestionState =>
  type === "Free" ? "Open" : "AwaitingPayment";

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
  if (question.Type !== "Free" && !question.PublishConsent) return "CONSENT_MISSING";
  return null;
}

/** The reference that the asker can quote to us: "L-1042". */
export const reference = (id: number): string => `L-${id}`;
