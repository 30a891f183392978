import type { AnswersInfo } from "@lagrum/core/user/userSchema";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { addPerson } from "../../test/accounts.ts";
import { categoryId } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { getAnswersInfo } from "./answersInfo.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
afterEach(() => testApp.setTime(new Date()));
const { db } = testApp.app;
const CategoryID = await categoryId(testApp, "hyresratt");
type Type = (typeof questions.$inferInsert)["Type"];

/** A person whose answers were sent at those moments; null is a draft. */
async function writer(...sent: (string | [string | null, Type])[]) {
  const { id } = await addPerson(testApp, { roles: ["advisor"], Status: ["approved"] });
  for (const each of sent) {
    const [SentAt, Type] = typeof each === "string" ? [each, "Free" as const] : each;
    const [question] = await db
      .insert(questions)
      .values({ Type, State: "Answered", Title: "Prov", QuestionBody: "Prov", CategoryID })
      .returning();
    if (!question) throw new Error("an insert gave no row");
    await db.insert(answers).values({ ID: question.ID, AnswerBody: "<p>Ja.</p>", UserID: id, SentAt });
  }
  return (now: string) => getAnswersInfo(db, id, new Date(now));
}

/** This week, this month, the month before, this year, the year before. */
const periods = (info: AnswersInfo) => [
  info.ThisWeek,
  info.ThisMonth,
  info.PreviousMonth,
  info.ThisYear,
  info.PreviousYear,
];

describe("the answer counts of a person", () => {
  it("include sent answers, by type, with the first and the last", async () => {
    const info = await writer(
      ["2026-03-02T10:00:00Z", "Free"],
      ["2026-03-03T10:00:00Z", "Free"],
      ["2026-02-01T10:00:00Z", "Express"],
      ["2025-12-01T10:00:00.123Z", "Express24"],
      ["2026-03-04T10:00:00Z", "PhoneAdvice"],
      [null, "Free"],
    );
    expect(await info("2026-03-04T12:00:00Z")).toEqual({
      ...{ ThisWeek: 3, ThisMonth: 3, PreviousMonth: 1, ThisYear: 4, PreviousYear: 1, Total: 5 },
      ...{ PhoneAdvice: 1, Free: 2, Express: 1, Express24: 1, AcceptedAt: null },
      DateFirstAnswer: "2025-12-01T10:00:00.123Z",
      DateLastAnswer: "2026-03-04T10:00:00.000Z",
    });
  });

  it("are zero for a person without sent answers", async () => {
    const info = await (await writer([null, "Free"]))("2026-03-04T12:00:00Z");
    expect(info).toMatchObject({ Total: 0, ThisWeek: 0, DateFirstAnswer: null, DateLastAnswer: null });
  });

  // Sweden is an hour ahead of UTC in winter and two in summer.
  it("start a new year at midnight in Sweden, and do not split the week", async () => {
    // 31 December 2025 is a Wednesday: 23.59 and 00.00 in Stockholm.
    const info = await writer("2025-12-31T22:59:59.999Z", "2025-12-31T23:00:00Z");
    expect(periods(await info("2025-12-31T22:59:59.999Z"))).toEqual([2, 2, 0, 2, 0]);
    expect(periods(await info("2025-12-31T23:00:00Z"))).toEqual([2, 1, 1, 1, 1]);
    expect(periods(await info("2026-01-05T12:00:00Z"))).toEqual([0, 1, 1, 1, 1]);
  });

  it("start a new week at midnight before Monday", async () => {
    // Sunday 21 June 2026 23.59 and Monday 22 June 00.00 in Stockholm.
    const info = await writer("2026-06-21T21:59:59.999Z", "2026-06-21T22:00:00Z");
    expect((await info("2026-06-21T21:59:59.999Z")).ThisWeek).toBe(2);
    expect((await info("2026-06-21T22:00:00Z")).ThisWeek).toBe(1);
    expect((await info("2026-06-28T21:59:59Z")).ThisWeek).toBe(1);
    expect((await info("2026-06-28T22:00:00Z")).ThisWeek).toBe(0);
  });

  it("include the whole week and month when the clocks change", async () => {
    // Clocks go forward on Sunday 29 March 2026: that week is 167 hours, the month begins in winter time.
    const spring = await writer(
      "2026-02-28T22:59:59Z",
      "2026-02-28T23:00:00Z",
      "2026-03-22T22:59:59Z",
      "2026-03-22T23:00:00Z",
    );
    expect(periods(await spring("2026-03-29T21:59:59Z"))).toEqual([1, 3, 1, 4, 0]);
    expect((await spring("2026-03-29T22:00:00Z")).ThisWeek).toBe(0);
    expect((await spring("2026-03-31T21:59:59Z")).ThisMonth).toBe(3);
    expect(periods(await spring("2026-03-31T22:00:00Z")).slice(1, 3)).toEqual([0, 3]);
    // And back on Sunday 25 October 2026: 169 hours.
    const autumn = await writer("2026-10-18T21:59:59Z", "2026-10-18T22:00:00Z", "2026-10-25T22:59:59Z");
    expect((await autumn("2026-10-25T22:59:59Z")).ThisWeek).toBe(2);
    expect((await autumn("2026-10-25T23:00:00Z")).ThisWeek).toBe(0);
  });

  it("are right for months of 28 and 31 days", async () => {
    const info = await writer("2026-01-31T22:59:59Z", "2026-01-31T23:00:00Z", "2026-02-28T22:59:59Z");
    expect((await info("2026-03-31T10:00:00Z")).PreviousMonth).toBe(2);
    expect(periods(await info("2026-02-28T10:00:00Z"))).toEqual([1, 2, 1, 3, 0]);
  });
});
