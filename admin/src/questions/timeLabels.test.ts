import { expect, test } from "vitest";
import { durationLabel, shortTimeLeft, timeLeft, timeTone } from "./timeLabels.ts";

const noFollowUp = { FollowUpDueAt: null, FollowUpAnsweredAt: null, FollowUpLate: false };
const open = {
  ...noFollowUp,
  State: "Open",
  DueAt: "2026-11-20T16:00:00Z",
  MinutesLeft: 130,
  UsedPercent: 91,
  Late: false,
} as const;

test.each([
  [0, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [130, "2 h 10 min"],
  [599, "9 h 59 min"],
  [600, "10 h"],
  [1619, "26 h"],
])("%i working minutes are shown as “%s”", (minutes, words) => {
  expect(durationLabel(minutes)).toBe(words);
});

test("the time left has a label, and a warning colour from 75 percent used", () => {
  expect([timeLeft(open), timeTone(open)]).toEqual(["2 h 10 min arbetstid kvar", "warning"]);
  expect(timeTone({ ...open, UsedPercent: 74 })).toBe("default");
  expect(timeTone({ ...open, UsedPercent: 75 })).toBe("warning");
});

test("a question with more than a week left shows its day instead of many hours", () => {
  const long = { ...open, DueAt: "2026-12-08T16:00:00Z", UsedPercent: 1 };
  expect(timeLeft({ ...long, MinutesLeft: 99 * 60 })).toBe("Senast 8 december 2026");
  expect(timeLeft({ ...long, MinutesLeft: 40 * 60 })).toBe("40 h arbetstid kvar");
  expect(timeLeft({ ...long, MinutesLeft: 99 * 60, State: "NeedsInfo" })).toBe("Pausad, 99 h arbetstid kvar");
});

test("a late question shows its due time in Stockholm time", () => {
  const late = { ...open, MinutesLeft: -20, UsedPercent: 101, Late: true };
  expect([timeLeft(late), timeTone(late)]).toEqual(["Försenad sedan 20 november 2026 kl. 17.00", "error"]);
});

test("a question that waits for facts from the asker is shown as paused, without a warning", () => {
  const waiting = { ...open, State: "NeedsInfo" } as const;
  expect([timeLeft(waiting), timeTone(waiting)]).toEqual(["Pausad, 2 h 10 min arbetstid kvar", "default"]);
});

test("an answered question shows only whether it was late", () => {
  expect(timeLeft({ ...open, State: "Published" })).toBeNull();
  expect(timeLeft({ ...open, State: "Answered", Late: true })).toBe("Besvarad för sent");
});

test("beside the due time, the time left is short", () => {
  expect(shortTimeLeft(open)).toBe("2 h 10 min kvar");
  expect(shortTimeLeft({ ...open, State: "NeedsInfo" })).toBe("Pausad, 2 h 10 min kvar");
  expect(shortTimeLeft({ ...open, Late: true })).toBe("Försenad");
  expect(shortTimeLeft({ ...open, State: "Answered", Late: true })).toBeNull();
});

test("a question without a due time has no label", () => {
  expect(timeLeft({ ...open, DueAt: null, MinutesLeft: null, UsedPercent: null })).toBeNull();
});

test("a late follow-up shows its due time until it is answered", () => {
  const late = { State: "Published", FollowUpDueAt: "2026-11-26T09:00:00Z", FollowUpLate: true } as const;
  const expected = ["Följdfrågan försenad sedan 26 november 2026 kl. 10.00", "error"];
  const free = { ...open, ...late, DueAt: null, MinutesLeft: null, UsedPercent: null };
  expect([timeLeft(free), timeTone(free)]).toEqual(expected);
  expect(timeLeft({ ...open, ...late, Late: true })).toBe(expected[0]);
  const answered = { ...free, FollowUpAnsweredAt: "2026-11-26T10:00:00Z" };
  expect([timeLeft(answered), timeTone(answered)]).toEqual([null, "default"]);
});
