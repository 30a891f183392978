import { expect, test } from "vitest";
import { firstSentence } from "./firstSentence.ts";

test("a description is cut after its first sentence, not after an abbreviation", () => {
  expect(firstSentence("Om bl.a. köp m.m. av varor. Här finns svar.")).toBe("Om bl.a. köp m.m. av varor.");
  expect(firstSentence("Om skatt.")).toBe("Om skatt.");
  expect(firstSentence("Om skatt")).toBe("Om skatt");
  expect(firstSentence("")).toBe("");
});
