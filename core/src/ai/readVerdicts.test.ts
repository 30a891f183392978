import { expect, it } from "vitest";
import { readVerdicts } from "./readVerdicts.ts";

const supportedBy = (text: string, isEnded = true) => [...readVerdicts(text, isEnded).supported];

it("reads a clear verdict on each sentence", () => {
  expect(supportedBy("1: stöds\n2: stöds inte\n3: stöds.")).toEqual([1, 3]);
});

it("ignores the last line of a reply that was cut off", () => {
  expect(supportedBy("1: stöds\n2: stöds", false)).toEqual([1]);
  expect(supportedBy("1: stöds\n2: stöds\n", false)).toEqual([1, 2]);
});

it.each(["Ja, alla stöds.", "1: kanske", "1: stöds nog", "1 stöds", "stöds", ""])("finds no verdict in %j", (text) => {
  expect(readVerdicts(text, true)).toEqual({ supported: new Set(), hasAny: false });
});

it("ignores contradictory verdicts on a sentence", () => {
  expect(readVerdicts("1: stöds\n1: stöds inte\n", true)).toEqual({ supported: new Set(), hasAny: true });
});
