import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { createEndingScene, monday } from "../../test/endingScene.ts";
import { done, nextCallTime, someWords } from "../../test/scenes.ts";
import { orders } from "../db/schema/orders.ts";
import { refundMissedDeadlines } from "../orders/missedDeadlines.ts";

const scene = await createEndingScene();
afterAll(() => scene.close());
const { testApp, setTime } = scene;
const { app } = testApp;
const byId = (id: number) => ({ params: { id } });
const callOutcome = (Outcome: "Reached" | "NotReached") => ({ Outcome, Note: "Allt blev klart." });

describe("three held calls", () => {
  test("are three lines of pay, and counted once each", async () => {
    setTime(monday);
    const month = { query: { Month: "2026-11" } };
    const before = done(await testApp.asAdvisor.listSalaries(month)).Salaries[0]?.PhoneAdvice ?? 0;
    for (let n = 0; n < 3; n++) {
      const { QuestionID } = await scene.begin({ Type: "PhoneAdvice" }, "Swish");
      const body = callOutcome("Reached");
      const outcomes = await Promise.all([1, 2].map(() => testApp.asAdvisor.finishCall({ ...byId(QuestionID), body })));
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    }
    expect(done(await testApp.asAdvisor.listSalaries(month)).Salaries).toMatchObject([{ PhoneAdvice: before + 3 }]);
  });
});

describe("the agreed time of a paid call", () => {
  const isRefunded = async ({ OrderID }: { OrderID: number }) => {
    const [order] = await app.db.select().from(orders).where(eq(orders.ID, OrderID));
    return order?.MissedAt != null;
  };
  async function agreed() {
    setTime(monday);
    const asked = await scene.begin({ Type: "PhoneAdvice" }, "Swish");
    const { AgreedAt } = nextCallTime();
    const body = { AgreedAt, OutsideHours: true };
    done(await testApp.asAdvisor.agreeOnCall({ ...byId(asked.QuestionID), body }));
    return { ...asked, at: (minutes: number) => new Date(Date.parse(AgreedAt) + minutes * 60_000) };
  }
  const check = (now: Date) => refundMissedDeadlines({ ...app, clock: () => now });

  test("is missed when nobody has called an hour later, and not while the call is held", async () => {
    const call = await agreed();
    await check(call.at(20));
    expect(await isRefunded(call)).toBe(false);
    await check(call.at(61));
    expect(await isRefunded(call)).toBe(true);
    done(await testApp.asAdvisor.declineQuestion({ ...byId(call.QuestionID), body: someWords }));
  });

  test("is not missed when the asker did not answer", async () => {
    const call = await agreed();
    setTime(call.at(1));
    done(await testApp.asAdmin.finishCall({ ...byId(call.QuestionID), body: callOutcome("NotReached") }));
    await check(call.at(120));
    expect(await isRefunded(call)).toBe(false);
    done(await testApp.asAdmin.finishCall({ ...byId(call.QuestionID), body: callOutcome("Reached") }));
  });

  test("is not missed while the summary of the held call is written", async () => {
    const call = await agreed();
    const text = { QuestionID: call.QuestionID, AnswerBody: "<p>Vi talade om hyran.</p>" };
    done(await testApp.asAdvisor.createAnswer({ body: text }));
    done(await testApp.asAdvisor.finishCall({ ...byId(call.QuestionID), body: callOutcome("Reached") }));
    await check(call.at(120));
    expect(await isRefunded(call)).toBe(false);
  });
});
