import { isTooThin, readModelReply } from "@lagrum/core/ai/readModelReply";
import { verifySentence } from "@lagrum/core/ai/verifySentence";
import { expect, it, test } from "vitest";
import { passages, planted, supported } from "../../test/plantedSentences.ts";
import { swedishAnalyser } from "../search/swedishAnalyser.ts";

const verify = (sentence: string, passage: number) =>
  verifySentence(sentence, [passages[passage - 1] ?? ""], swedishAnalyser());

it("knows at least 60 kinds of unsupported sentences", () => {
  expect(new Set(planted.map(([kind]) => kind)).size).toBeGreaterThanOrEqual(60);
});

it.each(planted)("drops %s: %s", (_, sentence, passage) => {
  expect(verify(sentence, passage)).not.toBeNull();
});

it.each(supported)("keeps: %s", (sentence, passage) => {
  expect(verify(sentence, passage)).toBeNull();
});

test("a sentence without a passage is dropped", () => {
  expect(verifySentence("Hyresvärden måste kunna visa skadan.", [], swedishAnalyser())).toBe("NoSource");
});

test("citations that don't resolve or don't support are dropped, and sentences without one", () => {
  const { sentences, dropped } = readModelReply(
    [
      "Hyresvärden måste kunna visa skadan [1][2][9].",
      "- Uppsägningen ska vara skriftlig. [3]",
      "Sambor ärver inte varandra utan testamente [17].",
      "Säljaren ska betala tillbaka pengarna inom 14 dagar.",
      "Uppsägningen ska vara skriftlig [3].",
    ].join("\n"),
    passages,
    swedishAnalyser(),
  );
  expect(sentences).toEqual([
    { text: "Hyresvärden måste kunna visa skadan.", passages: [0] },
    { text: "Uppsägningen ska vara skriftlig.", passages: [2] },
  ]);
  expect(dropped.map(({ fault }) => fault)).toEqual(["NoSource", "NoSource"]);
});

test("a reply that is mostly dropped is too thin", () => {
  const read = (...lines: string[]) => readModelReply(lines.join("\n"), passages, swedishAnalyser());
  const [good, bad] = ["Uppsägningen ska vara skriftlig [3].", "Uppsägningen ska vara muntlig på en torsdag [3]."];
  expect(isTooThin(read(good, bad))).toBe(false);
  expect(isTooThin(read(good, bad, bad))).toBe(true);
  expect(isTooThin(read("VET INTE"))).toBe(true);
});
