import { expect, test } from "vitest";
import { followUpUntil } from "./followUp.ts";

const answered = { State: "Answered", AnsweredAt: "2026-11-20T10:00:00.000Z", FollowUpAt: null } as const;
const until = "2026-11-27T10:00:00.000Z";

test("a follow-up is allowed for seven days after the answer, published or not", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  expect(followUpUntil(answered, now)).toBe(until);
  expect(followUpUntil({ ...answered, State: "Published" }, now)).toBe(until);
  expect(followUpUntil(answered, new Date(until))).toBe(until);
});

test.each([
  ["after the seven days", answered, "2026-11-27T10:00:01Z"],
  ["a second time", { ...answered, FollowUpAt: "2026-11-21T09:00:00.000Z" }, "2026-11-21T10:00:00Z"],
  ["before there is an answer", { ...answered, State: "Open", AnsweredAt: null }, "2026-11-21T10:00:00Z"],
  ["about a question that was closed without one", { ...answered, State: "Withdrawn" }, "2026-11-21T10:00:00Z"],
] as const)("a follow-up is refused %s", (_when, question, now) => {
  expect(followUpUntil(question, new Date(now))).toBeNull();
});
