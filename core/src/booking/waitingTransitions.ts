import type { WaitingState } from "./waitingListSchema.ts";

/** What can happen to a place on the waiting list. LAPSE and EXPIRE are the clock's; BOOK follows the booking. */
export const waitingEvents = ["OFFER", "BOOK", "DECLINE", "LAPSE", "LEAVE", "EXPIRE"] as const;
export type WaitingEvent = (typeof waitingEvents)[number];

interface Transition {
  target: WaitingState;
  guard?: "hasIgnored";
}

/**
 * The transitions of each state, in the order in which their guards are checked. The machine `waitingList` is built from
 * this table, and the API refuses what it does not have.
 */
export const waitingTransitions: Record<WaitingState, Partial<Record<WaitingEvent, readonly Transition[]>>> = {
  Waiting: {
    OFFER: [{ target: "Offered" }],
    LEAVE: [{ target: "Left" }],
    EXPIRE: [{ target: "Ended" }],
  },
  Offered: {
    BOOK: [{ target: "Booked" }],
    DECLINE: [{ target: "Waiting" }],
    LAPSE: [{ guard: "hasIgnored", target: "Ended" }, { target: "Waiting" }],
    LEAVE: [{ target: "Left" }],
  },
  Booked: {},
  Left: {},
  Ended: {},
};

/** The state after the event, or null when the event can't happen in that state. */
export function nextWaitingState(State: WaitingState, event: WaitingEvent, hasIgnored = false): WaitingState | null {
  const holds = ({ guard }: Transition) => guard === undefined || hasIgnored;
  return waitingTransitions[State][event]?.find(holds)?.target ?? null;
}
