import { setup } from "xstate";
import type { BookingState } from "../booking/bookingSchema.ts";
import { type BookingEvent, type BookingFacts, bookingTransitions } from "../booking/bookingTransitions.ts";

const descriptions: Record<BookingState, string> = {
  Held: "Tiden hålls i tio minuter medan den som bokar fyller i sina uppgifter.",
  AwaitingConfirmation:
    "Det kostnadsfria mötet hålls i en kvart, tills den som bokar bekräftar det med länken i mejlet.",
  AwaitingPayment: "Mötet är bokat och ska betalas.",
  Confirmed: "Mötet är bokat.",
  Cancelled: "Mötet är avbokat.",
  Withdrawn: "Den som bokade har ångrat köpet.",
  NoShow: "Den som bokade kom inte.",
  Done: "Mötet har hållits.",
  Expired: "Tiden släpptes innan den bokades, bekräftades eller betalades.",
};

const stateOf = (State: BookingState) => ({
  description: descriptions[State],
  on: bookingTransitions[State],
  ...(Object.keys(bookingTransitions[State]).length === 0 && { type: "final" as const }),
});

/** A booking from the hold to its end. The API checks the same table of transitions (booking/bookingTransitions.ts). */
export const booking = setup({
  types: {
    input: {} as BookingFacts,
    context: {} as BookingFacts,
    events: {} as { type: BookingEvent },
  },
  guards: {
    isPriced: ({ context }) => context.isPriced,
    isByStaff: ({ context }) => context.isByStaff,
  },
}).createMachine({
  id: "booking",
  description: "En bokning från att tiden hålls till att mötet har hållits, eller till att det inte blir av.",
  context: ({ input }) => input,
  initial: "Held",
  states: {
    Held: stateOf("Held"),
    AwaitingConfirmation: stateOf("AwaitingConfirmation"),
    AwaitingPayment: stateOf("AwaitingPayment"),
    Confirmed: stateOf("Confirmed"),
    Cancelled: stateOf("Cancelled"),
    Withdrawn: stateOf("Withdrawn"),
    NoShow: stateOf("NoShow"),
    Done: stateOf("Done"),
    Expired: stateOf("Expired"),
  },
});
