import type { QuestionType } from "@lagrum/core/question/questionSchema";
import type { Figures, StatisticsPeriod } from "@lagrum/core/statistics/statisticsSchema";
import { withClient } from "@lagrum/launch/postgres/roles";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { answerAt } from "../../test/answeredQuestions.ts";
import { categoryId, done } from "../../test/scenes.ts";
import type { PersonName } from "../../test/staff.ts";
import { createTestApp } from "../../test/testApp.ts";
import { answerFeedback } from "../db/schema/answerFeedback.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { db } = testApp.app;
const as = (person: PersonName) => testApp.as(testApp.tokenOf(person));

/** Wednesday 4 March. The week began on 2 March. */
const now = new Date("2026-03-04T12:00:00Z");

/** The author, time, type, hours until the answer, and whether it was in time. */
const work: [PersonName, at: string, QuestionType, hours: number, inTime: boolean | null][] = [
  ["advisor", "2025-12-31T22:59:00Z", "Free", 10, true],
  // Already next year in Sweden.
  ["advisor", "2025-12-31T23:00:00Z", "Free", 10, true],
  ["advisor", "2026-02-10T10:00:00Z", "Express", 2, true],
  ["otherAdvisor", "2026-02-11T10:00:00Z", "Free", 30, false],
  ["otherAdvisor", "2026-03-01T10:00:00Z", "Express24", 6, false],
  ["advisor", "2026-03-02T10:00:00Z", "PhoneAdvice", 1, null],
  ["otherAdvisor", "2026-03-04T10:00:00Z", "Free", 50, true],
];
const statistics = async (query = {}) => done(await as("admin").getStatistics({ query }));

const short = ({ Answers, MedianMinutes, InTimePercent, HelpPercent }: Figures) => [
  ...[Answers, MedianMinutes && MedianMinutes / 60, InTimePercent, HelpPercent],
];

describe("statistics", () => {
  beforeEach(async () => {
    await db.delete(questions);
    const ids: number[] = [];
    for (const [person, at, Type, hours, inTime] of work)
      ids.push(await answerAt(testApp, person, at, { Type, hours, inTime }));
    await db.insert(answerFeedback).values([
      { AnswerID: ids[2] ?? 0, Helpful: 2, Unhelpful: 1 },
      { AnswerID: ids[6] ?? 0, Helpful: 1, Unhelpful: 0 },
    ]);
    testApp.setTime(now);
  });

  it("agree with a count by hand, period by period", async () => {
    const { stats, Periods } = await statistics();
    const expected: Record<StatisticsPeriod, unknown[]> = {
      ThisWeek: [2, 1, 100, 100],
      ThisMonth: [3, 6, 50, 100],
      PreviousMonth: [2, 2, 50, 66.7],
      ThisYear: [6, 6, 60, 75],
      PreviousYear: [1, 10, 100, null],
      Total: [7, 10, 66.7, 75],
    };
    expect(Object.fromEntries(Object.entries(Periods).map(([name, figures]) => [name, short(figures)]))).toEqual(
      expected,
    );
    expect(stats).toEqual({ total: Periods.Total, previousMonth: Periods.PreviousMonth });
    const { Free, Express, Express24, PhoneAdvice } = stats.total;
    expect([Free, Express, Express24, PhoneAdvice]).toEqual([4, 1, 1, 1]);
  });

  it("count each area and month", async () => {
    const { Categories, Months } = await statistics({ Period: "ThisYear", Type: "Free" });
    expect(Categories.map(({ Category, Answers }) => [Category.Name, Answers])).toEqual([["Hyresrätt", 3]]);
    expect(Months.length).toBe(13);
    expect(Months.slice(-4).map(({ Month, Answers }) => [Month, Answers])).toEqual([
      ...[
        ["2025-12", 1],
        ["2026-01", 1],
        ["2026-02", 2],
        ["2026-03", 3],
      ],
    ]);
  });

  it("count each person, and show advisors their own only", async () => {
    const query = { Period: "ThisYear" } as const;
    const all = done(await as("admin").getStatisticsUsersAnswers({ query })).usersStats;
    expect(all.map(({ Name, ...figures }) => [Name, ...short(figures)])).toEqual([
      ["Karin Prov", 3, 2, 100, 66.7],
      ["Elias Prov", 3, 30, 33.3, 100],
    ]);
    const own = done(await as("advisor").getStatisticsUsersAnswers({ query })).usersStats;
    expect(own.map(({ Name }) => Name)).toEqual(["Karin Prov"]);
    // A person's own page counts the same rows.
    const id = await userIdOf(testApp, "advisor");
    expect(done(await as("advisor").getAnswersInfo({ params: { id } }))).toMatchObject({
      ThisYear: 3,
      Total: 4,
      PhoneAdvice: 1,
    });
  });

  it("are exported as a file by a background job", async () => {
    const file = done(await as("admin").orderStatisticsFile({ body: { From: "2025-12-01", To: "2026-02-10" } }));
    expect(file).toMatchObject({ Progress: 0, csvDataReady: false });
    const params = { id: file.ID };
    expect((await as("admin").downloadStatisticsFile({ params })).status).toBe(404);
    await testApp.jobs.drain("statisticsFile", testApp.workers.statisticsFile);
    expect(done(await as("admin").getStatisticsFile({ params }))).toMatchObject({ Progress: 100, csvDataReady: true });
    const csv = await new Response(done(await as("admin").downloadStatisticsFile({ params }))).text();
    expect(csv.replace(/^\ufeff/, "").split("\r\n")).toEqual([
      "Månad;Namn;Rättsområde;Typ;Svar;Mediantid i timmar;Med utlovad tid;I tid",
      "2025-12;Karin Prov;Hyresrätt;Gratis fråga;1;10;1;1",
      "2026-01;Karin Prov;Hyresrätt;Gratis fråga;1;10;1;1",
      "2026-02;Karin Prov;Hyresrätt;Expressfråga;1;2;1;1",
      "",
    ]);
  });
});

/** The stored rows, compared with rows computed from scratch. */
async function difference(): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    with computed as (
      select q.id, a.user_id, q.category_id, q.area_id, q.type, a.sent_at,
        case when a.sent_at > q.confirmed_at then floor(extract(epoch from a.sent_at - q.confirmed_at) / 60)::int end,
        q.due_at >= coalesce(q.paused_at, a.sent_at)
      from questions q join answers a on a.question_id = q.id where a.sent_at is not null
    ), stored as (select * from sent_answers)
    select count(*)::int as n from ((table computed except table stored) union all (table stored except table computed)) as d`);
  return rows[0]?.n ?? -1;
}

describe("the counters", () => {
  it("are right after a thousand changes by several writers, some of them killed", async () => {
    const [one, other] = [await categoryId(testApp, "hyresratt"), await categoryId(testApp, "arvsratt-testamente")];
    const users = [await userIdOf(testApp, "advisor"), await userIdOf(testApp, "otherAdvisor"), null];
    const text = { State: "Answered", Title: "Prov", QuestionBody: "Prov", Type: "Free", CategoryID: one } as const;
    const made = await db
      .insert(questions)
      .values(Array.from({ length: 40 }, () => text))
      .returning({ ID: questions.ID });
    await db.insert(answers).values(made.map(({ ID }) => ({ ID, AnswerBody: "<p>Ja.</p>" })));
    // Pseudo-random numbers, the same in each run.
    let seed = 7;
    const random = (n: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * n);
    };
    const at = () => new Date(Date.UTC(2026, random(12), 1 + random(28), random(24))).toISOString();
    const change = async () => {
      const id = made[random(made.length)]?.ID ?? 0;
      const ofQuestion = (set: Partial<typeof questions.$inferInsert>) =>
        db.update(questions).set(set).where(eq(questions.ID, id));
      const ofAnswer = (set: Partial<typeof answers.$inferInsert>) =>
        db.update(answers).set(set).where(eq(answers.ID, id));
      const due = at();
      const acts = [
        () => ofAnswer({ SentAt: at(), UserID: users[random(3)] ?? null }),
        () => ofAnswer({ SentAt: null }),
        () => ofQuestion({ CategoryID: random(2) ? one : other }),
        () => ofQuestion({ Type: random(2) ? "Express" : "Free", Hidden: random(2) === 1 }),
        () =>
          ofQuestion({
            DueAt: due,
            WarnAt: due,
            EscalateAt: due,
            PromisedMinutes: 60,
            PausedAt: random(2) ? at() : null,
          }),
        () => ofQuestion({ ConfirmedAt: at() }),
      ];
      await acts[random(acts.length)]?.();
      if (random(100) === 0) await db.delete(answers).where(eq(answers.ID, id));
    };
    const kill = () =>
      withClient(testApp.database.adminUrl, (admin) =>
        admin.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lagrum-api' and datname = current_database()",
        ),
      );
    let killed = 0;
    const writer = async () => {
      for (let n = 0; n < 250; n++) {
        try {
          await change();
        } catch {
          killed++;
        }
        if (n % 100 === 50) await kill();
      }
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    expect(killed).toBeGreaterThan(0);
    expect(await difference()).toBe(0);
  }, 60_000);
});
