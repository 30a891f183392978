import { eq } from "drizzle-orm";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { addPerson, addTestQuestion } from "../../test/accounts.ts";
import { askAndConfirm, done, publish } from "../../test/scenes.ts";
import { people } from "../../test/staff.ts";
import { createTestApp } from "../../test/testApp.ts";
import { emulatorToken } from "../../test/tokens.ts";
import { accounts } from "../db/schema/accounts.ts";

const testApp = await createTestApp();
const { app, asAdmin } = testApp;
afterAll(testApp.close);
const seconds = () => Math.floor(Date.now() / 1000);
const rowOf = async (id: number) => (await app.db.select().from(accounts).where(eq(accounts.UserID, id)))[0];

describe("the caller's own account", () => {
  test("can be changed: a missing field stays, null clears it", async () => {
    const { client: own } = await addPerson(testApp, { LinkedIn: "https://www.linkedin.com/in/vera" });
    const changed = done(await own.updateMe({ body: { Phone: "070-765 43 21", WeeklyHours: 12, LinkedIn: null } }));
    expect(changed).toMatchObject({ Phone: "+46707654321", WeeklyHours: 12, LinkedIn: null, FirstName: "Vera" });
    expect(done(await own.getMe())).toEqual(changed);
  });

  test.each([
    [{ Email: "annan@exempel.se" }, "Email"],
    [{ roles: ["admin"] }, "roles"],
    [{ Title: "Advokat" }, "Title"],
    [{ Status: ["approved"] }, "Status"],
  ])("the account's owner can't set %j", async (body, field) => {
    const { client: own } = await addPerson(testApp);
    expect(await own.updateMe({ body: body as object })).toMatchObject({
      status: 422,
      body: { Details: { [field]: ["UNKNOWN_FIELD"] } },
    });
  });

  test("is refused with an unknown area or university", async () => {
    const { client: own } = await addPerson(testApp);
    expect(await own.updateMe({ body: { Areas: [2_000_000_000], UniversityID: 2_000_000_000 } })).toMatchObject({
      status: 422,
      body: { Details: { Areas: ["INVALID_VALUE"], UniversityID: ["INVALID_VALUE"] } },
    });
  });

  test("is exported with answers, reservations, tests and history, and no other person's data", async () => {
    const { ID, Title } = await publish(testApp);
    const held = await askAndConfirm(testApp);
    done(await testApp.asAdvisor.reserveQuestion({ params: { id: held.ID } }));
    const Preferences = { "questions/unanswered.listParams": { filter: { Type: "Free" } } };
    done(await testApp.asAdvisor.savePreferences({ body: { Preferences } }));
    done(await testApp.asAdvisor.exportQuestions({ body: { State: "answered" } }));
    const all = done(await testApp.asAdvisor.exportMe());
    expect(all.Preferences).toEqual(Preferences);
    expect(all.History.map(({ EntityID }) => EntityID)).toContain(0);
    expect(all.Account).toMatchObject({ Email: people.advisor.Email, roles: ["advisor"] });
    expect(all.Answers).toMatchObject([{ ID, Title }]);
    expect(all.Reservations).toMatchObject([{ ID: held.ID }]);
    expect(all.History.map(({ Action }) => Action)).toContain("published");
    expect(JSON.stringify(all)).not.toMatch(/"Uid"|asker@/i);
    expect(done(await testApp.asOtherAdvisor.exportMe()).Answers).toEqual([]);

    const { id, client: own } = await addPerson(testApp);
    const { ID: testQuestionId } = await addTestQuestion(testApp);
    const params = { id, testQuestionId };
    done(await own.answerTestQuestion({ params, body: { AnswerBody: "Det beror på." } }));
    expect(done(await own.exportMe()).TestAnswers).toMatchObject([{ AnswerBody: "Det beror på." }]);
  });
});

describe("sessions", () => {
  test("signing out everywhere revokes all sessions until the next sign-in", async () => {
    const { client: own, signIn } = await addPerson(testApp);
    const earlier = signIn(seconds() - 3600);
    done(await earlier.getMe());
    done(await own.signOutEverywhere());
    for (const session of [own, earlier]) {
      expect(await session.getMe()).toMatchObject({ status: 401, body: { Code: "REVOKED_TOKEN" } });
    }
    done(await signIn(seconds() + 1).getMe());
  });

  test("a new password revokes earlier sessions, but not the one that set it", async () => {
    const { id, client: own, signIn } = await addPerson(testApp, { PasswordSet: false });
    const earlier = signIn(seconds() - 3600);
    done(await earlier.getMe());
    done(await own.passwordUpdated());
    expect(await earlier.getMe()).toMatchObject({ status: 401, body: { Code: "REVOKED_TOKEN" } });
    done(await own.getMe());
    expect(await rowOf(id)).toMatchObject({ PasswordSet: true });
  });

  test("a password change reported by an older session revives no revoked session", async () => {
    const { client: own, signIn, id } = await addPerson(testApp);
    done(await own.passwordUpdated());
    const before = (await rowOf(id))?.RevokedSince;
    done(await signIn(seconds() + 30).passwordUpdated());
    expect(Date.parse((await rowOf(id))?.RevokedSince ?? "")).toBeGreaterThan(Date.parse(before ?? ""));
  });

  test("an unconfirmed account is refused unless the provider has verified its address", async () => {
    const { Uid, Email, id, client: own } = await addPerson(testApp, { Confirmed: false });
    expect(await own.getMe()).toMatchObject({ status: 403, body: { Code: "USER_UNCONFIRMED" } });
    const other = testApp.as(emulatorToken({ sub: Uid, email: "annan@exempel.se", email_verified: true }));
    expect(await other.getMe()).toMatchObject({ status: 403, body: { Code: "USER_UNCONFIRMED" } });
    done(await testApp.as(emulatorToken({ sub: Uid, email: Email, email_verified: true })).getMe());
    expect(await rowOf(id)).toMatchObject({ Confirmed: true });
    done(await own.getMe());
  });
});

describe("deleting one's own account", () => {
  test("needs a fresh sign-in", async () => {
    const { id, signIn } = await addPerson(testApp);
    const stale = await signIn(seconds() - 16 * 60).deleteMe();
    expect(stale).toMatchObject({ status: 403, body: { Code: "LOGIN_TOO_OLD" } });
    expect(await rowOf(id)).toMatchObject({ DeletedAt: null });
  });

  test("anonymises the published answers, which stay public", async () => {
    const own = await createTestApp();
    onTestFinished(own.close);
    const { ID } = await publish(own);
    done(await own.asAdvisor.deleteMe());
    const answer = done(await own.client.getAnswer({ params: { id: ID } }));
    expect(answer.User).toEqual({ Name: "Tidigare medarbetare", Title: null });
    expect(JSON.stringify(answer)).not.toContain(people.advisor.FirstName);
    expect(await own.asAdvisor.getMe()).toMatchObject({ status: 403, body: { Code: "USER_UNKNOWN" } });
  });

  test("is refused for the last administrator", async () => {
    expect(await asAdmin.deleteMe()).toMatchObject({ status: 409, body: { Code: "LAST_ADMIN" } });
    const other = await addPerson(testApp, { roles: ["admin"], Status: ["approved"] });
    done(await other.client.deleteMe());
    done(await asAdmin.getMe());
  });
});
