import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor } from "xstate";
import { applicationSentences } from "./paths/applicationSentences.ts";
import { createFakes } from "./paths/fakes.ts";
import { loginSentences } from "./paths/loginSentences.ts";
import { mailSentences } from "./paths/mailSentences.ts";
import { sessionSentences } from "./paths/sessionSentences.ts";
import { walk, wayOf } from "./paths/walk.ts";
import { persistenceTimeout, sessionWith } from "./session.ts";

const sentences = [...sessionSentences, ...loginSentences, ...mailSentences, ...applicationSentences];

test.each(sentences)("$section: $sentence", async (sentence) => {
  const walked = await walk(sentence);
  const facts = sentence.facts(walked);
  expect(Object.keys(facts)).not.toEqual([]);
  for (const [fact, [is, should]] of Object.entries(facts)) expect(is, fact).toEqual(should);
});

test("each sentence with its path stands in docs/sign-in-sentences.md", async () => {
  const rows = await Promise.all(
    sentences.map(async (sentence) => {
      const { at } = await walk(sentence);
      return `| ${sentence.section} | ${sentence.sentence} | ${sentence.world.machine.id} | ${wayOf(sentence, at)} |`;
    }),
  );
  const text = [
    "# Sign-in, sentence by sentence",
    "",
    "Each sentence of the specification on accounts, and what was added to it, with the path that proves it: what people do in capitals, what an effect came back with, and the state at the end. Written by core/src/machines/signInSentences.test.ts, which takes every path and fails when this list is not what it took (`vitest -u` writes it anew).",
    "",
    "| Section | Sentence | Machine | Path |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../../docs/sign-in-sentences.md");
});

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("9: Persistence time-out: 5000 ms", async () => {
  const { effects, aftermath } = createFakes();
  const actor = createActor(sessionWith(effects), { input: {} }).start();
  await vi.advanceTimersByTimeAsync(persistenceTimeout - 1);
  expect(actor.getSnapshot().value).toBe("restoring");
  await vi.advanceTimersByTimeAsync(1);
  expect([persistenceTimeout, actor.getSnapshot().value]).toEqual([5_000, { following: "waiting" }]);
  expect(aftermath.calls.map(({ name }) => name)).toEqual(["restore", "tokenChanges"]);
  actor.stop();
});
