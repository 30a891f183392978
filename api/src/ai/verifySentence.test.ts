import { createReplyReader, isTooThin } from "@lagrum/core/ai/readModelReply";
import { verifySentence } from "@lagrum/core/ai/verifySentence";
import { expect, it, test } from "vitest";
import { passages, supported, unsupported } from "../../test/unsupportedSentences.ts";
import { swedishAnalyser } from "../search/swedishAnalyser.ts";

/** Reads a whole text of a model. */
const readText = (text: string) => createReplyReader(passages, swedishAnalyser())(text, true);

const verify = (sentence: string, passage: number) =>
  verifySentence(sentence, [passages[passage - 1] ?? ""], swedishAnalyser());

it("knows at least 60 kinds of unsupported sentences", () => {
  expect(new Set(unsupported.map(([kind]) => kind)).size).toBeGreaterThanOrEqual(60);
});

it.each(unsupported)("drops %s: %s", (_, sentence, passage) => {
  expect(verify(sentence, passage)).not.toBeNull();
});

it.each(supported)("keeps: %s", (sentence, passage) => {
  expect(verify(sentence, passage)).toBeNull();
});

test("a sentence without a passage is dropped", () => {
  expect(verifySentence("Hyresvärden måste kunna visa skadan.", [], swedishAnalyser())).toBe("NoSource");
});

test("citations that don't resolve or don't support are dropped, and sentences without one", () => {
  const { sentences, dropped } = readText(
    [
      "Hyresvärden måste kunna visa skadan [1][2][9].",
      "- Uppsägningen ska vara skriftlig. [3]",
      "Sambor ärver inte varandra utan testamente [17].",
      "Säljaren ska betala tillbaka pengarna inom 14 dagar.",
      "Uppsägningen ska vara skriftlig [3].",
    ].join("\n"),
  );
  expect(sentences).toEqual([
    { text: "Hyresvärden måste kunna visa skadan.", passages: [0] },
    { text: "Uppsägningen ska vara skriftlig.", passages: [2] },
  ]);
  expect(dropped.map(({ fault }) => fault)).toEqual(["NoSource", "NoSource"]);
});

test("a reply that is mostly dropped is too thin", () => {
  const read = (...lines: string[]) => readText(lines.join("\n"));
  const [good, bad] = ["Uppsägningen ska vara skriftlig [3].", "Uppsägningen ska vara muntlig på en torsdag [3]."];
  expect(isTooThin(read(good, bad))).toBe(false);
  expect(isTooThin(read(good, bad, bad))).toBe(true);
  expect(isTooThin(read("VET INTE"))).toBe(true);
});

test("a text that grows is read as the whole one, each sentence as soon as the next one or a new line begins", () => {
  const text =
    "Hyresvärden måste kunna visa skadan. [1] [2] Uppsägningen ska vara skriftlig [3].\n- Uppsägningen ska vara muntlig på en torsdag. [3]\nVET INTE";
  const read = createReplyReader(passages, swedishAnalyser());
  const lengths: number[] = [];
  for (let end = 1; end <= text.length; end += 1) {
    const { sentences } = read(text.slice(0, end), false);
    if (sentences.length > lengths.length) lengths.push(end);
  }
  expect(read(text, true)).toEqual(readText(text));
  expect(lengths).toEqual([text.indexOf("Uppsägningen") + 1, text.indexOf("\n") + 1]);
});

test.each([
  ["Ja, du kan säga upp avtalet.", "Du kan säga upp avtalet.", true],
  ["Ja, du kan säga upp avtalet.", "Ja, du kan säga upp avtalet.", false],
  ["Nej, du behöver inte flytta.", "Ja, du behöver inte flytta.", true],
  ["Du har rätt till ersättning.", "Du har inte rätt till ersättning.", true],
  ["Du har rätt till ersättning.", "Du har rätt till ersättning.", false],
])("a verdict that its passage does not give for the same roles is dropped: %s", (sentence, passage, hasSameRoles) => {
  expect(verifySentence(sentence, [passage], swedishAnalyser(), { hasSameRoles })).toBe("Verdict");
});

test("a verdict that its passage gives for the same roles is kept", () => {
  const sentence = "Ja, du kan säga upp avtalet.";
  expect(verifySentence(sentence, [sentence], swedishAnalyser(), { hasSameRoles: true })).toBeNull();
});
