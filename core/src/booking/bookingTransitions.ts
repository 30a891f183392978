import type { BookingState } from "./bookingSchema.ts";

/** What can happen to a booking. EXPIRE is the clock's, the others are calls of the booker or of staff. */
export const bookingEvents = [
  ...["BOOK", "RELEASE", "CONFIRM", "PAY", "MOVE", "CANCEL"],
  ...["WITHDRAW", "MISS", "FINISH", "EXPIRE"],
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/** What a booking depends on: whether it must be paid, and whether staff book for a caller, whom they have heard. */
export interface BookingFacts {
  isPriced: boolean;
  isByStaff: boolean;
}

interface Transition {
  target: BookingState;
  guard?: keyof BookingFacts;
}

const endable = { CANCEL: [{ target: "Cancelled" }], WITHDRAW: [{ target: "Withdrawn" }] } as const;

/**
 * The transitions of each state, in the order in which their guards are checked. The machine `booking` is built from
 * this table, and the API refuses what it does not have. Moving changes the time, not the state.
 */
export const bookingTransitions: Record<BookingState, Partial<Record<BookingEvent, readonly Transition[]>>> = {
  Held: {
    BOOK: [
      { guard: "isPriced", target: "AwaitingPayment" },
      { guard: "isByStaff", target: "Confirmed" },
      { target: "AwaitingConfirmation" },
    ],
    RELEASE: [{ target: "Expired" }],
    EXPIRE: [{ target: "Expired" }],
  },
  AwaitingConfirmation: {
    CONFIRM: [{ target: "Confirmed" }],
    CANCEL: [{ target: "Cancelled" }],
    EXPIRE: [{ target: "Expired" }],
  },
  AwaitingPayment: { PAY: [{ target: "Confirmed" }], EXPIRE: [{ target: "Expired" }], ...endable },
  Confirmed: {
    MOVE: [{ target: "Confirmed" }],
    MISS: [{ target: "NoShow" }],
    FINISH: [{ target: "Done" }],
    ...endable,
  },
  Cancelled: {},
  Withdrawn: {},
  NoShow: {},
  Done: {},
  Expired: {},
};

/** The states that block the lawyer's time. */
export const blockingStates = ["Held", "AwaitingConfirmation", "AwaitingPayment", "Confirmed"] as const;

/** The states that block the time until `HoldUntil`. */
export const heldStates = ["Held", "AwaitingConfirmation"] as const;

/** The state after the event, or null when the event can't happen in the booking's state. */
export function nextBookingState(State: BookingState, event: BookingEvent, facts: BookingFacts): BookingState | null {
  const holds = ({ guard }: Transition) => guard === undefined || facts[guard];
  return bookingTransitions[State][event]?.find(holds)?.target ?? null;
}
