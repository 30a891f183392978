import { expect, it } from "vitest";
import { readRelevance } from "./readRelevance.ts";

const passages = ["Uppsägningen ska vara skriftlig.", "Uppsägningstiden är normalt tre månader."];
const answeringIn = (text: string, isEnded = true) => [...readRelevance(text, passages, isEnded).answering];

it("counts yes and partly with a quote that stands in the passage", () => {
  expect(answeringIn("1: ja ”Uppsägningen ska vara skriftlig.”\n2: delvis ”normalt tre månader”")).toEqual([0, 1]);
  expect(answeringIn("1: nära\n2: nej")).toEqual([]);
});

it.each([
  ["no quote", "1: ja"],
  ["an invented quote", "1: ja ”Uppsägningen får vara muntlig.”"],
  ["a quote of another passage", "1: ja ”Uppsägningstiden är normalt tre månader.”"],
  ["a quote that shows nothing", "1: ja ”ska”"],
])("doesn't count yes with %s", (_, text) => {
  expect(readRelevance(text, passages, true)).toEqual({ answering: new Set(), hasAny: true });
});

it.each(["Ja, båda svarar.", "1: kanske", "9: ja ”Uppsägningen ska vara skriftlig.”", ""])(
  "finds no verdict in %j",
  (text) => {
    expect(readRelevance(text, passages, true)).toEqual({ answering: new Set(), hasAny: false });
  },
);

it("ignores contradictory verdicts, and the last line of a text that was cut off", () => {
  expect(answeringIn("1: ja ”Uppsägningen ska vara skriftlig.”\n1: nära")).toEqual([]);
  expect(answeringIn("2: nej\n1: ja ”Uppsägningen ska vara skriftlig.”", false)).toEqual([]);
});
