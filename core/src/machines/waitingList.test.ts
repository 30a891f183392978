import { expect, test } from "vitest";
import { getNextSnapshot } from "xstate";
import { waitingStates } from "../booking/waitingListSchema.ts";
import { nextWaitingState, waitingEvents } from "../booking/waitingTransitions.ts";
import { waitingList } from "./waitingList.ts";

test("the machine moves exactly as the rule that the API checks", () => {
  for (const State of waitingStates) {
    for (const hasIgnored of [true, false]) {
      const snapshot = waitingList.resolveState({ value: State, context: { hasIgnored } });
      for (const type of waitingEvents) {
        const next = nextWaitingState(State, type, hasIgnored);
        const can = snapshot.status === "active" && snapshot.can({ type });
        expect(can, `${type} in ${State}`).toBe(next !== null);
        if (can) expect(getNextSnapshot(waitingList, snapshot, { type }).value).toBe(next);
      }
    }
  }
});

test("a refused offer keeps the place, and too many ignored offers end it", () => {
  expect(nextWaitingState("Offered", "DECLINE")).toBe("Waiting");
  expect(nextWaitingState("Offered", "LAPSE")).toBe("Waiting");
  expect(nextWaitingState("Offered", "LAPSE", true)).toBe("Ended");
  expect(nextWaitingState("Waiting", "BOOK")).toBeNull();
});
