import { expect, test } from "vitest";
import { getNextSnapshot } from "xstate";
import { bookingStates } from "../booking/bookingSchema.ts";
import { bookingEvents, nextBookingState } from "../booking/bookingTransitions.ts";
import { booking } from "./booking.ts";

test("the machine moves exactly as the rule that the API checks, for every state, price and event", () => {
  for (const State of bookingStates) {
    for (const isPriced of [true, false]) {
      const snapshot = booking.resolveState({ value: State, context: { isPriced } });
      for (const type of bookingEvents) {
        const next = nextBookingState(State, type, isPriced);
        const can = snapshot.status === "active" && snapshot.can({ type });
        expect(can, `${type} in ${State}`).toBe(next !== null);
        if (can) expect(getNextSnapshot(booking, snapshot, { type }).value).toBe(next);
      }
    }
  }
});

test("a free meeting is confirmed at once, a priced one waits for its payment, and a moved one stays confirmed", () => {
  expect(nextBookingState("Held", "BOOK", false)).toBe("Confirmed");
  expect(nextBookingState("Held", "BOOK", true)).toBe("AwaitingPayment");
  expect(nextBookingState("Confirmed", "MOVE", false)).toBe("Confirmed");
  expect(nextBookingState("Cancelled", "MOVE", false)).toBeNull();
});
