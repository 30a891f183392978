import { expect, it, test } from "vitest";
import { type QuestionState, questionStates, questionTypes } from "./questionSchema.ts";
import { nextState, type QuestionEvent } from "./questionTransitions.ts";

it("a free question opens when it is confirmed; a paid one waits for the payment", () => {
  expect(nextState({ State: "AwaitingConfirmation", Type: "Free" }, "CONFIRM")).toBe("Open");
  expect(nextState({ State: "AwaitingConfirmation", Type: "Express24" }, "CONFIRM")).toBe("AwaitingPayment");
});

/** Written by hand instead of derived from the table. */
const allowed: Record<QuestionEvent, Partial<Record<QuestionState, QuestionState>>> = {
  CONFIRM: { AwaitingConfirmation: "Open" },
  PAY: { AwaitingPayment: "Open" },
  ASK_FOR_FACTS: { Open: "NeedsInfo", NeedsInfo: "NeedsInfo" },
  GIVE_FACTS: { NeedsInfo: "Open" },
  ANSWER: { Open: "Answered", NeedsInfo: "Answered" },
  PUBLISH: { Answered: "Published" },
  DECLINE: { AwaitingPayment: "Rejected", Open: "Rejected", NeedsInfo: "Rejected" },
  WITHDRAW: { AwaitingPayment: "Withdrawn", Open: "Withdrawn", NeedsInfo: "Withdrawn" },
  RESCIND: { Answered: "Withdrawn" },
  EXPIRE: { AwaitingConfirmation: "Expired", AwaitingPayment: "Expired" },
};

test.each(Object.entries(allowed) as [QuestionEvent, Partial<Record<QuestionState, QuestionState>>][])(
  "%s leads to its state where it is allowed, and nowhere else",
  (event, targets) => {
    for (const State of questionStates) {
      for (const Type of questionTypes) {
        if (event === "RESCIND" && Type === "Free") continue;
        if (event === "CONFIRM" && Type !== "Free") continue;
        expect(nextState({ State, Type }, event), `${State} ${Type}`).toBe(targets[State] ?? null);
      }
    }
  },
);
