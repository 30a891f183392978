import type { QuestionQuery } from "@lagrum/core/question/questionSchema";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { askAndConfirm, done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { questions } from "../db/schema/questions.ts";
import { settings } from "../db/schema/settings.ts";
import { escalate, startMissingClocks } from "../jobs/escalation.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
afterEach(() => testApp.setTime(new Date()));
const { app, client } = testApp;
/** Tokens issued at the current time of the test clock. */
const staff = {
  get admin() {
    return testApp.as(testApp.tokenOf("admin"));
  },
  get advisor() {
    return testApp.as(testApp.tokenOf("advisor"));
  },
  get otherAdvisor() {
    return testApp.as(testApp.tokenOf("otherAdvisor"));
  },
};
const { db } = app;

/** Stockholm is an hour ahead of these: a Monday in November, at ten. */
const monday = new Date("2027-11-15T09:00:00Z");
const at = (iso: string) => testApp.setTime(new Date(iso));

async function askOn(moment: Date) {
  testApp.setTime(moment);
  const { ID, AccessCode } = await askAndConfirm(testApp);
  return { ID, AccessCode, params: { id: ID } };
}

/** Opens a question as a payment does: Open, with the time of the payment. */
async function openExpress(moment: Date, type: "Express" | "Express24" = "Express") {
  const question = await askOn(moment);
  await db.execute(sql`update questions set type = ${type}, due_at = null, warn_at = null, escalate_at = null,
    promised_minutes = null where id = ${question.ID}`);
  expect(await startMissingClocks(app)).toBeGreaterThan(0);
  return question;
}

const read = async (id: number) => done(await staff.admin.getQuestion({ params: { id } }));
const ids = async (query: Pick<Partial<QuestionQuery>, "State" | "Due" | "Sort" | "Order">) =>
  done(await staff.admin.listQuestions({ query: { PageSize: 100, ...query } })).Questions.map(({ ID }) => ID);

describe("the due time", () => {
  it("of a free question is fourteen days after its asker confirmed the address", async () => {
    const { ID } = await askOn(monday);
    expect(await read(ID)).toMatchObject({ DueAt: "2027-11-29T16:00:00.000Z", UsedPercent: 0, Late: false });
  });

  it("of a question that was opened otherwise is set within a minute", async () => {
    const { ID } = await openExpress(monday);
    expect(await read(ID)).toMatchObject({ DueAt: "2027-11-18T09:00:00.000Z", MinutesLeft: 27 * 60 });
  });

  it("is counted in the opening hours of the setting WORKING_HOURS", async () => {
    const Key = "WORKING_HOURS";
    const setHours = (Value: string) =>
      db.insert(settings).values({ Key, Value }).onConflictDoUpdate({ target: settings.Key, set: { Value } });
    await setHours("mån-fre 08:00-12:00");
    await expect
      .poll(async () => (await read((await openExpress(monday)).ID)).MinutesLeft, { timeout: 20_000 })
      .toBe(720);
    await setHours("mån-fre 08:00-17:00");
    await expect
      .poll(async () => (await read((await openExpress(monday)).ID)).MinutesLeft, { timeout: 20_000 })
      .toBe(1620);
  });
});

describe("the lists", () => {
  it("are sorted by due time, with and without a cursor", async () => {
    const [slow, quick] = [await openExpress(monday), await openExpress(monday, "Express24")];
    const order = await ids({ State: "unanswered", Sort: "DueAt", Order: "asc" });
    expect(order.indexOf(quick.ID)).toBeLessThan(order.indexOf(slow.ID));
    const paged: number[] = [];
    let After: string | null | undefined;
    do {
      const query = { State: "unanswered", Sort: "DueAt", Order: "asc", PageSize: 2, ...(After && { After }) } as const;
      const page = done(await staff.admin.listQuestions({ query }));
      paged.push(...page.Questions.map(({ ID }) => ID));
      ({ After } = page);
    } while (After);
    expect(paged).toEqual(order);
  });

  it("filter by due today, soon and late, and list what was answered late", async () => {
    const { ID, params } = await openExpress(new Date("2027-11-22T09:00:00Z"));
    const find = async (Due: "today" | "soon" | "late") => (await ids({ State: "unanswered", Due })).includes(ID);
    expect([await find("today"), await find("soon"), await find("late")]).toEqual([false, false, false]);
    at("2027-11-25T08:00:00Z");
    expect([await find("today"), await find("soon"), await find("late")]).toEqual([true, true, false]);
    at("2027-11-25T10:00:00Z");
    expect([await find("today"), await find("soon"), await find("late")]).toEqual([true, false, true]);
    expect(await read(ID)).toMatchObject({ MinutesLeft: -60, Late: true });
    expect(await ids({ State: "late" })).toContain(ID);
    done(await staff.advisor.reserveQuestion({ params }));
    expect(await ids({ State: "late" }), "regardless of the holder").toContain(ID);
    done(await staff.advisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
    done(await staff.advisor.updateAnswer({ params, body: { Action: "send" } }));
    at("2027-12-06T10:00:00Z");
    expect(await ids({ State: "late" })).not.toContain(ID);
    expect(await ids({ State: "answered", Due: "late" })).toContain(ID);
    expect(await read(ID), "as it was when the answer came").toMatchObject({ MinutesLeft: -60, Late: true });
  });
});

describe("admins", () => {
  it("are mailed once when nine tenths of the time are used, and not while the clock is paused", async () => {
    const { ID, params, AccessCode } = await openExpress(new Date("2027-12-06T07:00:00Z"));
    const warnings = async () => {
      await escalate(app);
      const sentMails = await testApp.mails();
      return sentMails.filter(({ subject }) => subject === `Svarstiden är snart slut: L-${ID}`);
    };
    at("2027-12-08T13:17:00Z");
    expect(await warnings()).toEqual([]);
    const Message = "Vad står det i avtalet om uppsägning?";
    done(await staff.admin.askForFacts({ params, body: { Message } }));
    at("2027-12-09T13:17:00Z");
    expect(await warnings()).toEqual([]);
    done(await client.replyToStaff({ params, body: { Kind: "facts", Message }, accessCode: AccessCode }));
    expect(await warnings()).toEqual([]);
    at("2027-12-09T13:18:00Z");
    expect((await warnings()).map(({ to }) => to)).toEqual(["admin@lagrum.example"]);
    at("2027-12-10T13:18:00Z");
    const sentMails = await warnings();
    expect(sentMails).toHaveLength(1);
    expect(sentMails[0]?.text).toContain("senast 9 december 2027 kl. 17.00");
    expect(sentMails[0]?.text).not.toContain("deposition");
  });
});

describe("asking the asker for facts", () => {
  const body = { Message: "När flyttade du ut, och finns det ett protokoll?" };

  it("is allowed for the holder and admins", async () => {
    const { params } = await askOn(monday);
    expect(refusal(await staff.advisor.askForFacts({ params, body }))).toBe("409 NOT_RESERVED");
    done(await staff.advisor.reserveQuestion({ params }));
    expect(refusal(await staff.otherAdvisor.askForFacts({ params, body }))).toBe("409 RESERVED_BY_OTHER");
    expect(done(await staff.admin.askForFacts({ params, body })).State).toBe("NeedsInfo");
    done(await staff.advisor.unreserveQuestion({ params }));
  });

  it("pauses the clock; the reply is added to the question, reopens it and moves the due time", async () => {
    const { ID, params, AccessCode } = await openExpress(new Date("2027-11-15T09:00:00Z"));
    done(await staff.advisor.reserveQuestion({ params }));
    at("2027-11-15T09:30:00Z");
    const asked = done(await staff.advisor.askForFacts({ params, body }));
    expect(asked).toMatchObject({
      State: "NeedsInfo",
      MinutesLeft: 1590,
      Messages: [{ Kind: "factsAsked", Body: body.Message, Name: "Karin Prov" }],
    });
    expect(await ids({ State: "waiting" })).toContain(ID);

    at("2027-11-17T09:30:00Z");
    expect((await read(ID)).MinutesLeft, "the clock is paused").toBe(1590);
    const sentMail = (await testApp.mails()).findLast(
      ({ subject }) => subject === "Vi behöver fler uppgifter om din fråga",
    );
    expect(sentMail?.text).toContain(`/ask_a_question/svara?code=${sentMail?.code}`);
    expect(sentMail?.text).not.toContain("protokoll");
    const accessCode = sentMail?.code ?? "";
    const seen = done(await client.getQuestionStatus({ accessCode }));
    expect(seen.Messages).toMatchObject([{ Kind: "factsAsked", Body: body.Message }]);
    expect(seen.Messages[0]).not.toHaveProperty("Name");
    expect(seen.State, "reading changes nothing").toBe("NeedsInfo");

    const facts = { Kind: "facts", Message: "Jag flyttade ut den 1 september. Protokollet finns kvar." } as const;
    const answered = done(await client.replyToStaff({ params, body: facts, accessCode }));
    expect(answered.State).toBe("Open");
    const question = await read(ID);
    expect(question).toMatchObject({
      State: "Open",
      PausedAt: null,
      DueAt: "2027-11-22T09:00:00.000Z",
      MinutesLeft: 1590,
    });
    expect(question.QuestionBody, "facts are stored separately").not.toContain("Protokollet");
    expect(question.Messages.map(({ Kind, Name }) => [Kind, Name])).toEqual([
      ["factsAsked", "Karin Prov"],
      ["facts", null],
    ]);
    expect(refusal(await client.replyToStaff({ params, body: facts, accessCode: AccessCode }))).toBe(
      "409 FACTS_NOT_ASKED",
    );
    const staffMail = (await testApp.mails()).find(({ subject }) => subject === `Uppgifter till L-${ID}`);
    expect(staffMail?.to).toBe("advisor@lagrum.example");
    expect(staffMail?.text).not.toContain("Protokollet");
  });

  it("a reply with the code of another question is refused", async () => {
    const { params } = await askOn(monday);
    const other = await askOn(monday);
    done(await staff.admin.askForFacts({ params, body }));
    const reply = { params, body: { Kind: "facts", ...body } as const, accessCode: other.AccessCode };
    expect(refusal(await client.replyToStaff(reply))).toBe("404 LINK_INVALID");
  });

  it("does not prevent an answer, and the paused time is not counted", async () => {
    const { ID, params } = await openExpress(new Date("2027-11-15T09:00:00Z"));
    done(await staff.advisor.reserveQuestion({ params }));
    done(await staff.advisor.askForFacts({ params, body }));
    at("2027-12-15T09:00:00Z");
    done(await staff.advisor.reserveQuestion({ params }));
    done(await staff.advisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
    done(await staff.advisor.updateAnswer({ params, body: { Action: "send" } }));
    expect(await read(ID)).toMatchObject({ State: "Answered", Late: false });
  });
});

describe("the follow-up", () => {
  const body = { Kind: "followUp", Message: "Gäller det också om avtalet var muntligt?" } as const;

  async function answer(moment: Date) {
    const question = await askOn(moment);
    const { params } = question;
    done(await staff.advisor.reserveQuestion({ params }));
    done(await staff.advisor.createAnswer({ body: { QuestionID: question.ID, AnswerBody: "<p>Ja.</p>" } }));
    done(await staff.advisor.updateAnswer({ params, body: { Action: "publish" } }));
    return question;
  }

  it("is asked once, shown to the author, answered by the author and never public", async () => {
    const { ID, params, AccessCode: accessCode } = await answer(monday);
    const before = done(await client.getQuestionStatus({ accessCode }));
    expect(Date.parse(before.FollowUpUntil ?? "") - Date.parse(before.AnsweredAt ?? "")).toBe(7 * 24 * 60 * 60 * 1000);
    expect(refusal(await staff.advisor.answerFollowUp({ params, body: { Message: body.Message } }))).toBe(
      "409 FOLLOW_UP_NOT_ASKED",
    );
    expect(done(await client.replyToStaff({ params, body, accessCode })).FollowUpUntil).toBeNull();
    expect(refusal(await client.replyToStaff({ params, body, accessCode }))).toBe("409 FOLLOW_UP_CLOSED");
    expect(await ids({ State: "follow-ups", Sort: "FollowUpAt" })).toContain(ID);
    const staffMail = (await testApp.mails()).find(({ subject }) => subject === `Följdfråga till L-${ID}`);
    expect(staffMail?.to).toBe("advisor@lagrum.example");

    expect(
      refusal(await staff.otherAdvisor.answerFollowUp({ params, body: { Message: "Nej, det gör det inte." } })),
    ).toBe("403 NOT_ALLOWED");
    const followed = done(
      await staff.advisor.answerFollowUp({ params, body: { Message: "Ja, också då: avtalet gäller." } }),
    );
    expect(followed).toMatchObject({ State: "Published" });
    expect(await ids({ State: "follow-ups" })).not.toContain(ID);
    const seen = done(await client.getQuestionStatus({ accessCode }));
    expect(seen.Messages.map(({ Kind, Body }) => [Kind, Body])).toEqual([
      ["followUp", body.Message],
      ["followUpAnswer", "Ja, också då: avtalet gäller."],
    ]);
    expect((await testApp.mails()).at(-1)?.subject).toBe("Din följdfråga är besvarad");
    expect(JSON.stringify(done(await client.getAnswer({ params })))).not.toContain("muntligt");
  });

  it("is stored once for two concurrent calls", async () => {
    const { params, AccessCode: accessCode } = await answer(monday);
    const both = await Promise.all([1, 2].map(() => client.replyToStaff({ params, body, accessCode })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is closed after seven days", async () => {
    const { params, AccessCode: accessCode } = await answer(monday);
    testApp.setTime(new Date(monday.getTime() + 7 * 24 * 60 * 60 * 1000 + 60_000));
    expect(refusal(await client.replyToStaff({ params, body, accessCode }))).toBe("409 FOLLOW_UP_CLOSED");
  });
});

it("deletes the messages with the asker's data after the retention time", async () => {
  const { ID, params } = await askOn(new Date());
  done(await staff.admin.askForFacts({ params, body: { Message: "Vad står det i avtalet om uppsägning?" } }));
  const long = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000).toISOString();
  await db.update(questions).set({ State: "Answered", AnsweredAt: long }).where(sql`id = ${ID}`);
  await testApp.workers.cleaning(null, "");
  expect((await read(ID)).Messages).toEqual([]);
});
