import type { Desk } from "@lagrum/core/desk/deskSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { orderIn } from "../../test/orders.ts";
import { askAndConfirm, deadLetterMail, done, publish, queueMailTo, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, asOtherAdvisor } = testApp;
const now = app.clock();
const today = dayOf(now);
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

beforeEach(async () => {
  await app.db.delete(questions);
});

const waiting = async () => (await askAndConfirm(testApp)).ID;
const reservedQuestion = async () => {
  const id = await waiting();
  done(await asAdvisor.reserveQuestion({ params: { id } }));
  return id;
};
/** Makes a question due the given hours from now. */
const due = (id: number, hours: number) =>
  app.db
    .update(questions)
    .set({ DueAt: inHours(hours), WarnAt: inHours(hours - 1), EscalateAt: inHours(hours - 1), PromisedMinutes: 60 })
    .where(eq(questions.ID, id));
const desk = async (): Promise<Desk> => done(await asAdvisor.getDesk());
const total = async (query: NonNullable<Parameters<typeof asAdvisor.listQuestions>[0]>["query"]) =>
  done(await asAdvisor.listQuestions(query ? { query } : {})).Total;

describe("the dashboard", () => {
  it("has the same counts as the lists it links to", async () => {
    await waiting();
    await due(await waiting(), -48);
    await due(await reservedQuestion(), -1);
    await publish(testApp);
    const UserID = await userIdOf(testApp, "advisor");
    const figures = await desk();
    const mine = { State: "reserved", ReservedBy: UserID } as const;
    expect(figures).toMatchObject({
      Unanswered: { Total: 2, Free: 2, Express: 0, Express24: 0, PhoneAdvice: 0 },
      Mine: { Total: 1, Late: 1 },
      Late: 2,
    });
    expect([
      figures.Unanswered.Total,
      figures.Unanswered.Free,
      figures.Mine.Total,
      figures.Mine.Today,
      figures.Mine.Late,
      figures.Today,
      figures.Late,
      figures.AnsweredLate,
    ]).toEqual([
      await total({ State: "unanswered" }),
      await total({ State: "unanswered", Type: "Free" }),
      await total(mine),
      await total({ ...mine, Due: "today" }),
      await total({ ...mine, Due: "late" }),
      await total({ State: "today" }),
      await total({ State: "late" }),
      await total({ State: "answered", Due: "late" }),
    ]);
  });

  it("counts the orders to do, of them the late ones, as the list of orders does", async () => {
    const before = await desk();
    const { ID } = await orderIn(testApp, "InProgress");
    await app.db
      .update(orders)
      .set({ DueAt: inHours(-1) })
      .where(eq(orders.ID, ID));
    await orderIn(testApp, "Delivered");
    const figures = await desk();
    expect([figures.Orders - before.Orders, figures.LateOrders - before.LateOrders]).toEqual([1, 1]);
    const listed = async (query: { Late?: "true" }) =>
      done(await asAdvisor.listOrders({ query: { State: "Open", ...query } })).Total;
    expect([figures.Orders, figures.LateOrders]).toEqual([await listed({}), await listed({ Late: "true" })]);
  });

  it("counts what is due today, by the day in Stockholm", async () => {
    const [first, second] = [await waiting(), await reservedQuestion()];
    const noon = sql`(${today}::date + interval '12 hours') at time zone 'Europe/Stockholm'`;
    const set = { WarnAt: noon, EscalateAt: noon, PromisedMinutes: 60 };
    await app.db
      .update(questions)
      .set({ ...set, DueAt: noon })
      .where(eq(questions.ID, first));
    const lastMoment = sql`(${today}::date + interval '23 hours 59 minutes') at time zone 'Europe/Stockholm'`;
    await app.db
      .update(questions)
      .set({ ...set, DueAt: lastMoment })
      .where(eq(questions.ID, second));
    const { Today, Mine } = await desk();
    expect([Today, Mine.Today]).toEqual([2, 1]);
    expect(await total({ State: "today" })).toBe(2);
  });

  it("shows a requested peer review to the reviewer only", async () => {
    const id = await reservedQuestion();
    done(await asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja.</p>" } }));
    const ReaderID = await userIdOf(testApp, "otherAdvisor");
    done(await asAdvisor.requestPeerReview({ params: { id }, body: { ReaderID } }));
    expect([(await desk()).ToRead, done(await asOtherAdvisor.getDesk()).ToRead]).toEqual([0, 1]);
    expect(await total({ State: "readings", ReaderID })).toBe(1);
    expect(await total({ State: "readings" })).toBe(1);
  });

  it("has the last seven days with received and answered questions", async () => {
    await waiting();
    const { ID } = await publish(testApp);
    await app.db
      .update(questions)
      .set({ ConfirmedAt: inHours(-72) })
      .where(eq(questions.ID, ID));
    const { Week } = await desk();
    expect(Week).toHaveLength(7);
    expect(Week.at(-1)).toEqual({ Day: today, Received: 1, Answered: 1 });
    expect(Week.reduce((sum, { Received }) => sum + Received, 0)).toBe(2);
    expect(await total({ State: "all", ConfirmedFrom: today, ConfirmedTo: today })).toBe(1);
    expect(await total({ State: "answered", AnsweredFrom: today, AnsweredTo: today })).toBe(1);
  });

  it("hides the admins' figures from advisors", async () => {
    const { WaitingApplicants, TestAnswers, UndeliveredMails } = await desk();
    expect([WaitingApplicants, TestAnswers, UndeliveredMails]).toEqual([null, null, null]);
    expect(done(await asAdmin.getDesk()).WaitingApplicants).toBeGreaterThanOrEqual(0);
  });
});

describe("an undelivered mail", () => {
  it("is listed without its content, sent again on request, and then removed from the list", async () => {
    const mailId = await deadLetterMail(testApp);
    const { Mails, Total } = done(await asAdmin.listUndeliveredMails());
    expect(Mails).toEqual([
      {
        ...{ ID: mailId, Kind: "messageReceived", To: "borta@exempel.se", QuestionID: null },
        ...{ At: expect.any(String), GivenUp: true, NextAt: null },
      },
    ]);
    expect([Total, done(await asAdmin.getDesk()).UndeliveredMails]).toEqual([1, 1]);
    expect(done(await asAdmin.retryMail({ params: { mailId } })).Total).toBe(0);
    expect((await testApp.mails()).filter(({ to }) => to === "borta@exempel.se")).toHaveLength(1);
    expect(refusal(await asAdmin.retryMail({ params: { mailId } }))).toBe("404 NOT_FOUND");
  });

  it("is listed while its retries fail, and can be retried at once", async () => {
    await queueMailTo(testApp, "trög@exempel.se");
    await testApp.jobs.drain("mail", () => Promise.reject(new Error("451 Later")));
    expect(done(await asAdmin.listUndeliveredMails()).Total).toBe(0);
    for (let retry = 1; retry <= 5; retry++) {
      await testApp.retryNow("mail");
      await testApp.jobs.drain("mail", () => Promise.reject(new Error("451 Later")));
    }
    const { Mails } = done(await asAdmin.listUndeliveredMails());
    expect(Mails).toMatchObject([{ To: "trög@exempel.se", GivenUp: false, NextAt: expect.any(String) }]);
    done(await asAdmin.retryMail({ params: { mailId: Mails[0]?.ID ?? "" } }));
    expect((await testApp.mails()).filter(({ to }) => to === "trög@exempel.se")).toHaveLength(1);
  });
});
