import type { WithdrawalState } from "./withdrawalSchema.ts";

/**
 * What can happen to a withdrawal. QUEUE is the clock's, COMPLETE the refund's. The other events are calls: the buyer or
 * staff confirm, and the rules of withdrawal decide between ACCEPT, ASSESS and REFUSE.
 */
export const withdrawalEvents = ["QUEUE", "ACCEPT", "ASSESS", "REFUSE", "SET_SHARE", "COMPLETE", "DISMISS"] as const;
export type WithdrawalEvent = (typeof withdrawalEvents)[number];

type Transitions = Partial<Record<WithdrawalEvent, WithdrawalState>>;

/** After the rules have been applied to a contract. */
const decided = { ACCEPT: "Refunding", ASSESS: "AwaitingShare", REFUSE: "Refused" } as const satisfies Transitions;

/** The transitions of each state. The machine `withdrawal` is built from this table, and the API refuses what it does not have. */
export const withdrawalTransitions: Record<WithdrawalState, Transitions> = {
  Submitted: { QUEUE: "Queued", ...decided },
  Queued: { DISMISS: "Dismissed", ...decided },
  AwaitingShare: { SET_SHARE: "Refunding" },
  Refunding: { COMPLETE: "Completed" },
  Completed: {},
  Refused: {},
  Dismissed: {},
};

/** The state after the event, or null when the event can't happen in that state. */
export const nextWithdrawalState = (state: WithdrawalState, event: WithdrawalEvent): WithdrawalState | null =>
  withdrawalTransitions[state][event] ?? null;
