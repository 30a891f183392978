import type { QuestionState, QuestionType } from "./questionSchema.ts";

/** What can happen to a question. EXPIRE is the clock's, the others are calls of the asker or of staff. */
export type QuestionEvent =
  | "CONFIRM"
  | "PAY"
  | "ASK_FOR_FACTS"
  | "GIVE_FACTS"
  | "ANSWER"
  | "PUBLISH"
  | "DECLINE"
  | "WITHDRAW"
  | "RESCIND"
  | "EXPIRE";

export const isPaidType = (type: QuestionType): boolean => type !== "Free";

interface Transition {
  target: QuestionState;
  guard?: "isPaidType";
}

const closable = { DECLINE: [{ target: "Rejected" }], WITHDRAW: [{ target: "Withdrawn" }] } as const;

/**
 * The transitions of each state, in the order in which their guards are checked. The machine `question` is built from
 * this table, and the API refuses what it does not have. Until the answer is sent, staff can decline and the asker can
 * withdraw. RESCIND is a withdrawal by law after the answer: the buyer of a paid question may still have the right
 * (distansavtalslagen 2 kap. 11 §), and then nothing is published.
 */
export const questionTransitions: Record<QuestionState, Partial<Record<QuestionEvent, readonly Transition[]>>> = {
  AwaitingConfirmation: {
    CONFIRM: [{ guard: "isPaidType", target: "AwaitingPayment" }, { target: "Open" }],
    EXPIRE: [{ target: "Expired" }],
  },
  AwaitingPayment: { PAY: [{ target: "Open" }], EXPIRE: [{ target: "Expired" }], ...closable },
  Open: {
    ASK_FOR_FACTS: [{ target: "NeedsInfo" }],
    ANSWER: [{ target: "Answered" }],
    ...closable,
  },
  NeedsInfo: {
    ASK_FOR_FACTS: [{ target: "NeedsInfo" }],
    GIVE_FACTS: [{ target: "Open" }],
    ANSWER: [{ target: "Answered" }],
    ...closable,
  },
  Answered: { PUBLISH: [{ target: "Published" }], RESCIND: [{ guard: "isPaidType", target: "Withdrawn" }] },
  Published: {},
  Rejected: {},
  Withdrawn: {},
  Expired: {},
};

/** The state after the event, or null when the event can't happen in the question's state. */
export function nextState(
  { State, Type }: { State: QuestionState; Type: QuestionType },
  event: QuestionEvent,
): QuestionState | null {
  const holds = ({ guard }: Transition) => guard === undefined || isPaidType(Type);
  return questionTransitions[State][event]?.find(holds)?.target ?? null;
}
