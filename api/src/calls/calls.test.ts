import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { done, openCall, refusal, statusCodes } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { calls } from "../db/schema/calls.ts";
import { questions } from "../db/schema/questions.ts";
import { escalate } from "../jobs/escalation.ts";
import { applyRetention } from "../jobs/retention.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;
let { asAdmin, asAdvisor, asOtherAdvisor } = testApp;
const byId = (id: number) => ({ params: { id } });

/** Monday at ten in Stockholm; the call is agreed for Tuesday at two. */
const monday = new Date("2026-11-23T09:00:00Z");
const AgreedAt = "2026-11-24T13:00:00.000Z";
/** Moves the clock and signs in again, since the sessions would have expired. */
function setTime(now: Date) {
  testApp.setTime(now);
  asAdmin = testApp.as(testApp.tokenOf("admin"));
  asAdvisor = testApp.as(testApp.tokenOf("advisor"));
  asOtherAdvisor = testApp.as(testApp.tokenOf("otherAdvisor"));
}
beforeEach(async () => {
  setTime(monday);
  await app.db.delete(questions);
});

const agree = (id: number, at = AgreedAt, more: { OutsideHours?: boolean } = {}) =>
  asAdvisor.agreeOnCall({ ...byId(id), body: { AgreedAt: at, ...more } });
const finish = (id: number, body: Parameters<typeof asAdvisor.finishCall>[0]["body"]) =>
  asAdvisor.finishCall({ ...byId(id), body });
async function held(more: Parameters<typeof openCall>[1] = {}) {
  const id = await openCall(testApp, more);
  done(await asAdvisor.reserveQuestion(byId(id)));
  return id;
}

describe("the agreed time of a call", () => {
  it("becomes the question's due time, and is mailed to the asker without the question's text", async () => {
    const id = await openCall(testApp, { Email: "ring.mig@exempel.se" });
    const question = done(await agree(id));
    expect(question).toMatchObject({ DueAt: AgreedAt, Late: false, State: "Open" });
    // Monday ten to five, and Tuesday eight to two.
    expect(question.MinutesLeft).toBe(7 * 60 + 6 * 60);
    const mailsToAsker = async () => (await testApp.mails()).filter(({ to }) => to === "ring.mig@exempel.se");
    const sentMail = (await mailsToAsker()).find(({ subject }) => subject === "Tid för ditt samtal");
    expect(sentMail?.text).toContain("24 november 2026 kl. 14.00");
    expect(sentMail?.text).not.toMatch(/deposition/i);
    done(await agree(id, "2026-11-25T08:30:00.000Z"));
    expect((await mailsToAsker()).find(({ subject }) => subject === "Ny tid för ditt samtal")?.text).toContain(
      "25 november 2026 kl. 9.30",
    );
    const codes = await statusCodes(testApp, "ring.mig@exempel.se");
    for (const accessCode of codes) done(await client.getQuestionStatus({ accessCode }));
  });

  it("must be in the future, at most sixty days ahead, on the quarter hour, and within opening hours unless overridden", async () => {
    const id = await openCall(testApp);
    const passed = await agree(id, "2026-11-23T08:59:00.000Z");
    expect(!passed.ok && passed.body.Details).toEqual({ AgreedAt: ["DATE_PASSED"] });
    const lastDay = "2027-01-22T09:00:00.000Z";
    expect(done(await agree(id, lastDay)).DueAt).toBe(lastDay);
    const tooFar = await agree(id, "2027-01-23T09:00:00.000Z", { OutsideHours: true });
    expect(!tooFar.ok && tooFar.body.Details).toEqual({ AgreedAt: ["INVALID_DATE"] });
    const offGrid = await agree(id, "2026-11-25T09:05:00.000Z");
    expect(!offGrid.ok && offGrid.body.Details).toEqual({ AgreedAt: ["NOT_AVAILABLE"] });
    const saturday = "2026-11-28T10:00:00.000Z";
    expect(refusal(await agree(id, saturday))).toBe("409 OUTSIDE_HOURS");
    expect(done(await agree(id, saturday, { OutsideHours: true })).DueAt).toBe(saturday);
    expect(refusal(await asAdvisor.agreeOnCall({ ...byId(999_999), body: { AgreedAt } }))).toBe("404 NOT_FOUND");
  });

  it("before the next opening leaves no working time and is not late", async () => {
    setTime(new Date("2026-11-28T08:00:00Z"));
    const id = await openCall(testApp);
    const question = done(await agree(id, "2026-11-28T12:00:00.000Z", { OutsideHours: true }));
    expect([question.DueAt, question.MinutesLeft, question.Late]).toEqual(["2026-11-28T12:00:00.000Z", 0, false]);
  });

  it("can be set by the holder, by anyone when the question is free, and for calls only", async () => {
    const id = await held();
    const others = await asOtherAdvisor.agreeOnCall({ ...byId(id), body: { AgreedAt } });
    expect(refusal(others)).toBe("409 RESERVED_BY_OTHER");
    done(await asAdmin.agreeOnCall({ ...byId(id), body: { AgreedAt } }));
    await app.db.update(questions).set({ Type: "Express" }).where(eq(questions.ID, id));
    expect(refusal(await agree(id))).toBe("409 QUESTION_NOT_OPEN");
  });

  it("escalates to admins once for each agreed time", async () => {
    const id = await openCall(testApp);
    done(await agree(id));
    const press = async (at: string) => {
      setTime(new Date(at));
      return escalate(app);
    };
    expect(await press("2026-11-24T12:50:00Z")).toBe(1);
    expect(await press("2026-11-24T12:55:00Z")).toBe(0);
    done(await agree(id, "2026-11-25T13:00:00.000Z"));
    expect(await press("2026-11-25T12:50:00Z")).toBe(1);
  });
});

describe("the list of calls", () => {
  it("is sorted by time with unplanned calls first, marks late ones, and shows the number to holder and admins only", async () => {
    const unplanned = await openCall(testApp);
    const tomorrow = await openCall(testApp);
    done(await agree(tomorrow));
    const soon = await held();
    done(await agree(soon, "2026-11-23T09:30:00.000Z"));
    setTime(new Date("2026-11-23T09:40:00Z"));
    const list = async (as = asAdvisor) => {
      const query = { State: "calls", Sort: "DueAt", Order: "asc" } as const;
      return done(await as.listQuestions({ query })).Questions.map(({ ID, Late, Phone }) => [ID, Late, Phone]);
    };
    expect(await list()).toEqual([
      [unplanned, false, undefined],
      [soon, true, "+46701234567"],
      [tomorrow, false, undefined],
    ]);
    const rows = { State: "calls", Sort: "DueAt", Order: "asc", PageSize: 1 } as const;
    const paged: number[] = [];
    for (let After: string | null | undefined; After !== null; ) {
      const page = done(await asAdvisor.listQuestions({ query: { ...rows, ...(After && { After }) } }));
      paged.push(...page.Questions.map(({ ID }) => ID));
      After = page.After;
    }
    expect(paged).toEqual([unplanned, soon, tomorrow]);
    expect((await list(asOtherAdvisor)).map(([, , phone]) => phone)).toEqual([undefined, undefined, undefined]);
    expect((await list(asAdmin)).every(([, , phone]) => phone === "+46701234567")).toBe(true);
    const late = done(await asAdvisor.listQuestions({ query: { State: "late" } })).Questions;
    expect(late.map(({ ID }) => ID)).toEqual([soon]);
  });
});

describe("the outcome of a call", () => {
  it("is stored with its note; a reached asker ends the question", async () => {
    const id = await held();
    done(await agree(id));
    done(await finish(id, { Outcome: "NotReached", Note: "Mobilsvar." }));
    setTime(new Date("2026-11-24T13:05:00Z"));
    done(await asAdvisor.reserveQuestion(byId(id)));
    const question = done(await finish(id, { Outcome: "Reached", Note: "Rådde till skriftlig uppsägning." }));
    expect(question).toMatchObject({ State: "Answered", ReservedBy: null, HasAnswer: false, Late: true });
    expect(question.Calls).toMatchObject([
      { Outcome: "NotReached", Note: "Mobilsvar.", Name: "Karin Prov" },
      { Outcome: "Reached", Note: "Rådde till skriftlig uppsägning.", Name: "Karin Prov" },
    ]);
    expect(refusal(await finish(id, { Outcome: "Reached" }))).toBe("409 QUESTION_NOT_OPEN");
  });

  it("leaves a begun summary to be sent, which then ends the question in time", async () => {
    const id = await held();
    done(await agree(id, "2026-11-23T09:30:00.000Z"));
    done(await asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Vi talade om hyran.</p>" } }));
    setTime(new Date("2026-11-23T09:28:00Z"));
    expect(done(await finish(id, { Outcome: "Reached" })).State).toBe("Open");
    setTime(new Date("2026-11-23T09:50:00Z"));
    expect(await escalate(app)).toBe(0);
    done(await asAdvisor.updateAnswer({ ...byId(id), body: { Action: "send" } }));
    expect(done(await asAdvisor.getQuestion(byId(id)))).toMatchObject({ State: "Answered", Late: false });
  });

  it("Moved requires a new time, which is mailed to the asker", async () => {
    const id = await held();
    done(await agree(id));
    const without = await finish(id, { Outcome: "Moved" });
    expect(!without.ok && without.body.Details).toEqual({ AgreedAt: ["REQUIRED"] });
    const other = await finish(id, { Outcome: "Reached", AgreedAt });
    expect(!other.ok && other.body.Details).toEqual({ AgreedAt: ["INVALID_VALUE"] });
    const moved = done(await finish(id, { Outcome: "Moved", AgreedAt: "2026-11-26T09:00:00.000Z" }));
    expect([moved.DueAt, moved.Calls.length]).toEqual(["2026-11-26T09:00:00.000Z", 1]);
  });

  it("can be set by the holder and admins, and is deleted with the asker's data", async () => {
    const id = await held();
    const body = { Outcome: "NotReached" } as const;
    expect(refusal(await asOtherAdvisor.finishCall({ ...byId(id), body }))).toBe("409 RESERVED_BY_OTHER");
    done(await asAdmin.finishCall({ ...byId(id), body }));
    done(await finish(id, { Outcome: "Reached", Note: "Gunhild var nöjd." }));
    setTime(new Date(monday.getTime() + 91 * 24 * 3_600_000));
    await applyRetention(app);
    expect(await app.db.$count(calls, eq(calls.QuestionID, id))).toBe(0);
  });

  it("lets the asker ask one follow-up, which is late after three working days", async () => {
    const id = await held({ Email: "efter.samtalet@exempel.se" });
    done(await finish(id, { Outcome: "Reached" }));
    const [accessCode = ""] = await statusCodes(testApp, "efter.samtalet@exempel.se");
    const body = { Kind: "followUp", Message: "Gäller det också för garaget?" } as const;
    done(await client.replyToStaff({ ...byId(id), body, accessCode }));
    const asked = done(await asAdvisor.getQuestion(byId(id)));
    expect([asked.FollowUpDueAt, asked.FollowUpLate]).toEqual(["2026-11-26T09:00:00.000Z", false]);
    setTime(new Date("2026-11-26T09:01:00Z"));
    expect(done(await asAdvisor.getQuestion(byId(id))).FollowUpLate).toBe(true);
    const late = done(await asAdvisor.listQuestions({ query: { State: "late" } })).Questions;
    expect(late.map(({ ID }) => ID)).toContain(id);
    done(await asAdvisor.answerFollowUp({ ...byId(id), body: { Message: "Ja, det gäller det också." } }));
    expect(done(await asAdvisor.listQuestions({ query: { State: "late", ID: String(id) } })).Total).toBe(0);
  });
});
