import { expect, test } from "vitest";
import { getNextSnapshot } from "xstate";
import { bookingStates } from "../booking/bookingSchema.ts";
import { bookingEvents, nextBookingState } from "../booking/bookingTransitions.ts";
import { booking } from "./booking.ts";

const free = { isPriced: false, isByStaff: false };
const byStaff = { isPriced: false, isByStaff: true };
const everything = { isPriced: true, isByStaff: true };

test("the machine moves exactly as the rule that the API checks, for every state, booker and event", () => {
  for (const State of bookingStates) {
    for (const facts of [everything, free, byStaff]) {
      const snapshot = booking.resolveState({ value: State, context: facts });
      for (const type of bookingEvents) {
        const next = nextBookingState(State, type, facts);
        const can = snapshot.status === "active" && snapshot.can({ type });
        expect(can, `${type} in ${State}`).toBe(next !== null);
        if (can) expect(getNextSnapshot(booking, snapshot, { type }).value).toBe(next);
      }
    }
  }
});

test("a free meeting waits for the mailed link, a priced one for its payment, and a moved one stays confirmed", () => {
  expect(nextBookingState("Held", "BOOK", free)).toBe("AwaitingConfirmation");
  expect(nextBookingState("AwaitingConfirmation", "CONFIRM", free)).toBe("Confirmed");
  expect(nextBookingState("Held", "BOOK", { ...free, isPriced: true })).toBe("AwaitingPayment");
  expect(nextBookingState("Confirmed", "MOVE", free)).toBe("Confirmed");
  for (const event of ["MOVE", "CONFIRM"] as const) expect(nextBookingState("Cancelled", event, free)).toBeNull();
});

test("a meeting that staff book for a caller needs no link, but its payment", () => {
  expect(nextBookingState("Held", "BOOK", byStaff)).toBe("Confirmed");
  expect(nextBookingState("Held", "BOOK", everything)).toBe("AwaitingPayment");
});
