import { expect, test } from "vitest";
import { type AiEvent, addAiEvent, createAiEvents } from "./aiEvents.ts";
import type { AiReply, AiSource } from "./aiSchema.ts";

const sources = ["Du har 14 dagar.", "Säljaren ska svara."].map(
  (Passage): AiSource => ({
    ...{
      Title: Passage,
      Path: null,
      Kind: "Answer",
      Author: "Jurist",
      ValidAt: "2026-11-21",
      Case: null,
      Passage,
      Provisions: [],
    },
  }),
);
const whole: AiReply = {
  ...{ Kind: "Answer", Writer: "Model", Code: "k0d", Emergency: false, Reason: null, Question: "Hur lång är fristen?" },
  ...{ HasTimeLimit: true, Notes: [], Nearest: [], Areas: [], Area: "konsumentratt", Sources: sources },
  Sentences: sources.map(({ Passage }, at) => ({ Text: Passage, Part: "Short", Sources: [at] })),
};
const begun: AiReply = {
  ...whole,
  ...{ Code: null, HasTimeLimit: false, Sentences: whole.Sentences.slice(0, 1), Sources: sources.slice(0, 1) },
};
const unknown: AiReply = { ...whole, Kind: "Unknown", Reason: "NoSource", Sentences: [], Sources: [] };

const names = (events: AiEvent[]) => events.map(({ event }) => event);
const read = (events: AiEvent[]) => events.reduce<AiReply | null>(addAiEvent, null);

test("a reply that grows sends each sentence once, after its source, and its end has the remaining fields", () => {
  const toEvents = createAiEvents();
  const [first, rest] = [toEvents(begun, false), toEvents(whole, true)];
  expect(names(first)).toEqual(["start", "source", "sentence"]);
  expect(names(rest)).toEqual(["source", "sentence", "done"]);
  expect(read(first)).toEqual(begun);
  expect(read([...first, ...rest])).toEqual(whole);
});

test("a reply that doesn't continue what was sent replaces it", () => {
  const toEvents = createAiEvents();
  const events = [...toEvents(begun, false), ...toEvents(unknown, true)];
  expect(names(events)).toEqual(["start", "source", "sentence", "start", "done"]);
  expect(read(events)).toEqual(unknown);
});
