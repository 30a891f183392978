import { expect, it } from "vitest";
import { containsPersonalNumber } from "./personalNumber.ts";

it.each([
  "811218-9876",
  "19811218-9876",
  "8112189876",
  "jag (19811218 9876) bor",
  "811278-9873",
  "811218–9876",
  "811218 - 9876",
  "811218\u22129876",
  "811218\u02d79876",
  "811218\u20439876",
  "811218-98 76",
])("finds the personal number in %j", (text) => {
  expect(containsPersonalNumber(text)).toBe(true);
});

it.each(["811218-9875", "order 1234567890", "ring 070-123 45 67", "811318-9876", "2026-11-21", "98112189876543"])(
  "finds no personal number in %j",
  (text) => {
    expect(containsPersonalNumber(text)).toBe(false);
  },
);
