import { expect, test } from "vitest";
import { getNextSnapshot } from "xstate";
import { questionStates, questionTypes } from "../question/questionSchema.ts";
import { nextState, type QuestionEvent } from "../question/questionTransitions.ts";
import { question } from "./question.ts";

const events: QuestionEvent[] = [
  ...(["CONFIRM", "PAY", "ASK_FOR_FACTS", "GIVE_FACTS", "ANSWER", "PUBLISH", "DECLINE", "WITHDRAW"] as const),
  "RESCIND",
  "EXPIRE",
];

test("the machine moves exactly as the rule that the API checks, for every state, type and event", () => {
  for (const State of questionStates) {
    for (const Type of questionTypes) {
      const snapshot = question.resolveState({ value: State, context: { Type } });
      for (const type of events) {
        const next = nextState({ State, Type }, type);
        const can = snapshot.status === "active" && snapshot.can({ type });
        expect(can, `${type} in ${State}`).toBe(next !== null);
        if (can) expect(getNextSnapshot(question, snapshot, { type }).value).toBe(next);
      }
    }
  }
});

test("the machine has every state of a question", () => {
  expect(Object.keys(question.states).toSorted()).toEqual([...questionStates].toSorted());
});
