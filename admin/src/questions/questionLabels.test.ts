import { expect, test } from "vitest";
import { deadlineLabel, leaseLabel, waitingDays, waitingLabel } from "./questionLabels.ts";

const now = new Date("2026-11-21T22:30:00Z");

test.each([
  ["2026-11-21T05:00:00Z", "i dag"],
  ["2026-11-20T22:59:00Z", "1 dag"],
  ["2026-11-20T23:01:00Z", "i dag"],
  ["2026-11-09T12:00:00Z", "12 dagar"],
])("a question from %s has waited %s, by Stockholm's days", (since, text) => {
  expect(waitingDays(since, now)).toBe(text);
});

test.each([
  ["2026-11-21T05:00:00Z", "Inkom i dag"],
  ["2026-11-09T12:00:00Z", "Väntat 12 dagar"],
])("a question from %s has the label “%s”", (since, text) => {
  expect(waitingLabel(since, now)).toBe(text);
});

test.each([
  ["2026-11-21", "i dag"],
  ["2026-11-22", "om 1 dag"],
  ["2026-11-18", "för 3 dagar sedan"],
])("a deadline on %s has the label “%s”", (day, text) => {
  expect(deadlineLabel(day, now)).toBe(text);
});

test("the lease's end is shown in Stockholm time", () => {
  expect(leaseLabel({ UserID: 1, Name: "Astrid Berg", LeaseUntil: "2026-11-21T09:41:00Z" })).toBe(
    "Astrid Berg till kl. 10.41",
  );
});
