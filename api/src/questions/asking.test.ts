import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { aQuestion, askAndConfirm, categoryId, done, mailedCode, refusal, statusCodes } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { services } from "../db/schema/products.ts";
import { askers, questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client, app } = testApp;
const deposition = await categoryId(testApp, "hyresratt-deposition");
const DAY = 86_400_000;

const stored = () => app.db.$count(questions);
const stateOf = async (id: number) =>
  (await app.db.select({ State: questions.State }).from(questions).where(eq(questions.ID, id)))[0]?.State;

describe("asking", () => {
  it("stores the question apart from the asker, and mails a confirmation link", async () => {
    const outcome = await client.askQuestion({ body: aQuestion(deposition, { Email: "ask@exempel.se" }) });
    const asked = done(outcome);
    expect(outcome.status).toBe(201);
    expect(asked).toEqual({ ID: asked.ID, Reference: `L-${asked.ID}`, State: "AwaitingConfirmation" });
    const [asker] = await app.db.select().from(askers).where(eq(askers.QuestionID, asked.ID));
    expect(asker).toMatchObject({ Email: "ask@exempel.se", FirstName: "Kim", Phone: null });
    expect(await mailedCode(testApp, asked.ID)).toMatch(/^[a-z2-7]{32}$/);
  });

  it.each([
    ["a category that isn't there", { CategoryID: 99_999 }, { CategoryID: ["INVALID_VALUE"] }],
    ["a type that can't be bought yet", { Type: "Express" as const }, { Type: ["NOT_AVAILABLE"] }],
    ["a date that has passed", { DeadlineDate: "2020-01-01" }, { DeadlineDate: ["DATE_PASSED"] }],
    [
      "all of these",
      { CategoryID: 99_999, Type: "PhoneAdvice" as const, DeadlineDate: "2020-01-01" },
      { CategoryID: ["INVALID_VALUE"], Type: ["NOT_AVAILABLE"], DeadlineDate: ["DATE_PASSED"] },
    ],
  ])("with %s is refused and stores nothing", async (_, wrong, details) => {
    const before = await stored();
    const outcome = await client.askQuestion({ body: aQuestion(deposition, wrong) });
    expect(outcome).toMatchObject({ status: 422, body: { Code: "INCORRECT_PROPERTIES", Details: details } });
    expect(await stored()).toBe(before);
  });

  it("accepts a deadline that is today in Stockholm, though yesterday in UTC", async () => {
    testApp.setTime(new Date("2027-01-14T23:30:00Z"));
    const on = (DeadlineDate: string) => client.askQuestion({ body: aQuestion(deposition, { DeadlineDate }) });
    expect((await on("2027-01-15")).status).toBe(201);
    expect(refusal(await on("2027-01-14"))).toBe("422 INCORRECT_PROPERTIES");
    testApp.setTime(new Date());
  });

  it("stores one question for one Idempotency-Key", async () => {
    const body = aQuestion(deposition, { Email: "once@exempel.se" });
    const first = await client.askQuestion({ body, idempotencyKey: "key-1" });
    const before = await stored();
    const again = await client.askQuestion({ body, idempotencyKey: "key-1" });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await stored()).toBe(before);
    expect((await testApp.mails()).filter(({ to }) => to === "once@exempel.se")).toHaveLength(1);
  });
});

describe("confirming", () => {
  it("opens a free question once, and returns the code of the status page", async () => {
    const asked = done(await client.askQuestion({ body: aQuestion(deposition, { Email: "confirm@exempel.se" }) }));
    const code = await mailedCode(testApp, asked.ID);
    const params = { id: asked.ID, code };
    const confirmed = done(await client.confirmQuestion({ params }));
    expect(confirmed).toMatchObject({ ID: asked.ID, State: "Open", AnswerBody: null, Uri: null, Objected: false });
    expect(confirmed.ConfirmedAt).not.toBeNull();
    expect(done(await client.getQuestionStatus({ accessCode: confirmed.AccessCode })).ID).toBe(asked.ID);
    const [mailed = "", ...more] = await statusCodes(testApp, "confirm@exempel.se");
    expect(more).toEqual([]);
    expect(done(await client.getQuestionStatus({ accessCode: mailed })).ID, "the mail has a code of its own").toBe(
      asked.ID,
    );
    expect(refusal(await client.confirmQuestion({ params }))).toBe("409 ALREADY_CONFIRMED");
  });

  it("a question of a paid type waits for its payment", async () => {
    await app.db.update(services).set({ Active: true }).where(eq(services.Code, "Express"));
    expect(await askAndConfirm(testApp, { Type: "Express" })).toMatchObject({ State: "AwaitingPayment" });
    await app.db.update(services).set({ Active: false }).where(eq(services.Code, "Express"));
  });

  it("twice at once confirms once and mails once", async () => {
    const asked = done(await client.askQuestion({ body: aQuestion(deposition, { Email: "double@exempel.se" }) }));
    const params = { id: asked.ID, code: await mailedCode(testApp, asked.ID) };
    const outcomes = await Promise.all([client.confirmQuestion({ params }), client.confirmQuestion({ params })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await testApp.mails()).filter(({ to }) => to === "double@exempel.se")).toHaveLength(2);
  });

  it("refuses a code that is unknown, expired, of another question or of another purpose", async () => {
    const one = done(await client.askQuestion({ body: aQuestion(deposition, { Email: "one@exempel.se" }) }));
    const code = await mailedCode(testApp, one.ID);
    const other = await askAndConfirm(testApp);
    const confirm = (id: number, code: string) => client.confirmQuestion({ params: { id, code } });
    expect(refusal(await confirm(one.ID, "a".repeat(32)))).toBe("404 LINK_INVALID");
    expect(refusal(await confirm(other.ID, code))).toBe("404 LINK_INVALID");
    expect(refusal(await confirm(other.ID, other.AccessCode))).toBe("404 LINK_INVALID");
    testApp.setTime(new Date(Date.now() + 8 * DAY));
    expect(refusal(await confirm(one.ID, code))).toBe("410 LINK_HAS_EXPIRED");
    testApp.setTime(new Date());
    expect(await stateOf(one.ID)).toBe("AwaitingConfirmation");
  });
});

describe("the asker's status page", () => {
  it("opens with the code alone, until the code expires", async () => {
    const { AccessCode } = await askAndConfirm(testApp);
    expect(refusal(await client.getQuestionStatus({ accessCode: "b".repeat(32) }))).toBe("404 LINK_INVALID");
    testApp.setTime(new Date(Date.now() + 181 * DAY));
    expect(refusal(await client.getQuestionStatus({ accessCode: AccessCode }))).toBe("410 LINK_HAS_EXPIRED");
    testApp.setTime(new Date());
  });

  it("hides the question when its asker objects, also when repeated", async () => {
    const mine = await askAndConfirm(testApp);
    const other = await askAndConfirm(testApp);
    const object = (id: number) => client.objectToPublication({ params: { id }, accessCode: mine.AccessCode });
    expect(refusal(await object(other.ID))).toBe("404 LINK_INVALID");
    expect(done(await object(mine.ID))).toMatchObject({ Objected: true });
    expect(done(await object(mine.ID))).toMatchObject({ Objected: true });
    const seen = done(await testApp.asAdmin.getQuestion({ params: { id: mine.ID } }));
    expect(seen).toMatchObject({ Hidden: true, Objected: true });
    expect(seen.History.map(({ Action }) => Action)).toEqual(["asked", "confirmed", "objected"]);
    expect(done(await testApp.asAdmin.getQuestion({ params: { id: other.ID } })).Hidden).toBe(false);
  });
});
