import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { people } from "../../test/staff.ts";
import { createTestApp } from "../../test/testApp.ts";
import { emulatorToken } from "../../test/tokens.ts";
import { accounts } from "../db/schema/accounts.ts";

const testApp = await createTestApp();
const { app, client, as, asAdmin, asAdvisor, asAccountWithoutRole, server, tokenOf } = testApp;
afterAll(testApp.close);

const change = (values: Partial<typeof accounts.$inferInsert>) =>
  app.db.update(accounts).set(values).where(eq(accounts.Uid, people.advisor.Uid));

afterEach(() => change({ roles: ["advisor"], Disabled: false, RevokedSince: null }));

describe("a caller", () => {
  test("without a token reads public rows where the token is optional, and gets 401 elsewhere", async () => {
    expect(await client.listCategories()).toMatchObject({ status: 200 });
    expect(await client.listQuestions()).toMatchObject({ status: 401, body: { Code: "NOT_LOGGED_IN" } });
  });

  test("with an invalid or expired token is refused also where the token is optional", async () => {
    const expired = emulatorToken({ sub: people.advisor.Uid, exp: 1_700_000_000 });
    for (const token of ["nonsense", expired]) {
      expect(await as(token).listCategories()).toMatchObject({ status: 401, body: { Code: "INVALID_TOKEN" } });
    }
  });

  test("has the token ignored on public calls", async () => {
    const response = await server.inject({ url: "/api/settings", headers: { "user-token": "nonsense" } });
    expect(response.statusCode).toBe(200);
  });

  test("with an unknown account gets USER_UNKNOWN", async () => {
    const stranger = as(emulatorToken({ sub: "stranger" }));
    expect(await stranger.getMe()).toMatchObject({ status: 403, body: { Code: "USER_UNKNOWN" } });
  });

  test("without a role can read only their own account", async () => {
    expect(await asAccountWithoutRole.getMe()).toMatchObject({ status: 200, body: { roles: [] } });
    expect(await asAccountWithoutRole.listQuestions()).toMatchObject({ status: 403, body: { Code: "NOT_ALLOWED" } });
  });

  test("with the role advisor is staff but no admin", async () => {
    expect(await asAdvisor.listQuestions()).toMatchObject({ status: 200 });
    expect(await asAdvisor.deleteQuestion({ params: { id: 1 } })).toMatchObject({ status: 403 });
    expect(await asAdmin.deleteQuestion({ params: { id: 1 } })).toMatchObject({ status: 404 });
  });

  test("with the token in a cookie is not signed in", async () => {
    const response = await server.inject({ url: "/api/me", headers: { cookie: `token=${tokenOf("admin")}` } });
    expect(response.statusCode).toBe(401);
  });

  test("with a missing or invalid access code gets LINK_INVALID", async () => {
    for (const accessCode of ["", "x", "OR 1=1"]) {
      expect(await client.getQuestionStatus({ accessCode })).toMatchObject({
        status: 404,
        body: { Code: "LINK_INVALID" },
      });
    }
  });
});

describe("a change of the account takes effect on the next call", () => {
  test("when a role is removed", async () => {
    await change({ roles: [] });
    expect(await asAdvisor.listQuestions()).toMatchObject({ status: 403, body: { Code: "NOT_ALLOWED" } });
  });

  test("when the account is disabled", async () => {
    await change({ Disabled: true });
    expect(await asAdvisor.listQuestions()).toMatchObject({ status: 403, body: { Code: "USER_DISABLED" } });
  });

  test("when the sign-in is of the second of the revocation, which may have come after it", async () => {
    const second = Math.floor(Date.now() / 1000) - 5;
    const signedIn = as(emulatorToken({ sub: people.advisor.Uid, auth_time: second }));
    await change({ RevokedSince: new Date(second * 1000 + 300).toISOString() });
    expect(await signedIn.listQuestions()).toMatchObject({ status: 401, body: { Code: "REVOKED_TOKEN" } });
    // The session that changed its password revokes what began before its own second.
    await change({ RevokedSince: new Date(second * 1000).toISOString() });
    expect(await signedIn.listQuestions()).toMatchObject({ status: 200 });
  });

  test("when sessions are revoked, until the person signs in again", async () => {
    await change({ RevokedSince: new Date().toISOString() });
    expect(await asAdvisor.listQuestions()).toMatchObject({ status: 401, body: { Code: "REVOKED_TOKEN" } });
    const later = Math.floor(Date.now() / 1000) + 1;
    expect(await as(emulatorToken({ sub: people.advisor.Uid, auth_time: later })).listQuestions()).toMatchObject({
      status: 200,
    });
  });
});
