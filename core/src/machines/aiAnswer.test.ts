import { expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { createAiEvents } from "../ai/aiEvents.ts";
import type { AiReply, AskAi } from "../ai/aiSchema.ts";
import { aiAnswer, type StreamEvent } from "./aiAnswer.ts";

const question: AskAi = { Question: "Hur lång är ångerrätten?", AcceptAi: true };
const source = {
  ...{ Title: "Får jag ångra köpet?", Path: "/answers/angra", Kind: "Answer" as const, Author: "Jurist" },
  ...{ ValidAt: "2026-11-21", Case: null, Passage: "Du har 14 dagar.", Provisions: [] },
};
const answer: AiReply = {
  ...{
    Kind: "Answer",
    Writer: "Quotes",
    Code: null,
    Emergency: false,
    Reason: null,
    Question: question.Question,
    HasTimeLimit: true,
  },
  ...{ Notes: [], Nearest: [], Areas: [], Area: "konsumentratt", Sources: [source] },
  Sentences: [{ Text: "Du har 14 dagar.", Part: "Short", Sources: [0] }],
};

/** The state after the stream has sent the events. */
function after(events: StreamEvent[]) {
  const machine = aiAnswer.provide({
    actors: {
      stream: fromCallback<{ type: string }, AskAi>(({ sendBack }) => {
        for (const event of events) sendBack(event);
      }),
    },
  });
  const actor = createActor(machine).start();
  actor.send({ type: "ASK", question });
  return actor.getSnapshot();
}

const streamed = (reply: AiReply): StreamEvent[] => [
  ...createAiEvents()(reply, true).map((part): StreamEvent => ({ type: "PART", part })),
  { type: "FINISHED" },
];

test("a streamed reply arrives whole, with its sources", () => {
  const state = after(streamed(answer));
  expect(state.value).toBe("done");
  expect(state.context.reply).toEqual(answer);
});

test("sentences are shown while the stream goes on", () => {
  const state = after(streamed(answer).slice(0, 3));
  expect(state.value).toEqual({ answering: "streaming" });
  expect(state.context.reply?.Sentences).toHaveLength(1);
});

test.each([
  [{ ...answer, Kind: "Unknown" as const }, "unknown"],
  [{ ...answer, Kind: "Clarify" as const }, "clarifying"],
  [{ ...answer, Kind: "PersonalData" as const }, "confirming"],
  [{ ...answer, Emergency: true }, "emergency"],
])("a reply of another kind leads to its own state", (reply, state) => {
  expect(after(streamed(reply)).value).toBe(state);
});

test.each([
  [{ Code: "TOO_MANY_REQUESTS", Details: null }, "limitReached"],
  [{ Code: "SERVICE_UNAVAILABLE", Details: null }, "failed"],
  [{ Code: "INCORRECT_PROPERTIES", Details: { Question: ["TOO_SHORT"] } }, "asking"],
] as const)("a refusal is shown where it can be acted on", ({ Code, Details }, state) => {
  const snapshot = after([{ type: "REFUSED", Code, Details: Details && { Question: [...Details.Question] } }]);
  expect([snapshot.value, snapshot.context.error]).toEqual([state, Code]);
});

test("a reply that is cut off before its first part has failed", () => {
  const state = after([{ type: "FINISHED" }]);
  expect([state.value, state.context.error]).toEqual(["failed", "NETWORK_ERROR"]);
});
