import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { addPerson } from "../../test/accounts.ts";
import { anApplication, apply } from "../../test/signUpForms.ts";
import { people } from "../../test/staff.ts";
import { createTestApp } from "../../test/testApp.ts";
import { accounts } from "../db/schema/accounts.ts";
import { changes, codes, idempotencyKeys } from "../db/schema/records.ts";
import { clean } from "../jobs/cleanup.ts";

const testApp = await createTestApp();
const { app, client, jobs, mails, setTime } = testApp;
afterAll(testApp.close);
beforeEach(() => setTime(new Date()));

const inDays = (days: number) => setTime(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
const mailsTo = async (email: string) => (await mails()).filter(({ to }) => to === email);
const rowOf = async (email: string) => (await app.db.select().from(accounts).where(eq(accounts.Email, email)))[0];
const waiting = async () => (await app.db.execute("select data from pgboss.job where name = 'signUp'")).rows;

describe("an invalid application is refused with a code at the field", () => {
  test.each([
    ["FirstName", "", "REQUIRED"],
    ["LastName", "<b>", "INVALID_VALUE"],
    ["Email", "vera@", "INVALID_EMAIL"],
    ["Password", "elva tecken", "TOO_SHORT"],
    ["Password", "x".repeat(129), "TOO_LONG"],
    ["Password", "1qaz2wsx3edc", "COMMON_PASSWORD"],
    ["Password", "veravänta2026", "COMMON_PASSWORD"],
    ["Phone", "12", "INVALID_PHONE"],
    ["UniversityID", 2_000_000_000, "INVALID_VALUE"],
    ["Programme", " ", "REQUIRED"],
    ["Semester", "3", "INVALID_VALUE"],
    ["ExpectedGraduation", "snart", "INVALID_DATE"],
    ["Areas", [], "REQUIRED"],
    ["Areas", [1, 2, 3, 4, 5, 6], "INVALID_VALUE"],
    ["Areas", [1, 1], "INVALID_VALUE"],
    ["Areas", [2_000_000_000], "INVALID_VALUE"],
    ["Languages", [], "REQUIRED"],
    ["LinkedIn", "https://evil.example/linkedin.com/in/vera", "INVALID_VALUE"],
    ["LinkedIn", "javascript:alert(1)//linkedin.com/", "INVALID_VALUE"],
    ["Motivation", "För kort.", "TOO_SHORT"],
    ["Motivation", "x".repeat(1501), "TOO_LONG"],
    ["WeeklyHours", 1, "INVALID_VALUE"],
    ["WeeklyHours", 21, "INVALID_VALUE"],
    ["AcceptConfidentiality", false, "MUST_ACCEPT"],
    ["AcceptPrivacy", undefined, "MUST_ACCEPT"],
    ["Website", "https://spam.example", "MUST_BE_EMPTY"],
    ["roles", ["admin"], "UNKNOWN_FIELD"],
    ["Status", ["approved"], "UNKNOWN_FIELD"],
    ["Confirmed", true, "UNKNOWN_FIELD"],
  ])("%s %j: %s", async (field, value, code) => {
    const body = { ...(await anApplication(testApp)), [field]: value };
    const before = await waiting();
    expect(await client.signUp({ body })).toMatchObject({
      status: 422,
      body: { Code: "INCORRECT_PROPERTIES", Details: { [field]: expect.arrayContaining([code]) } },
    });
    expect(await waiting()).toEqual(before);
  });

  test("a long password with any characters is accepted", async () => {
    const form = await anApplication(testApp, { Password: "å🙂 häst".repeat(16) });
    expect(await client.signUp({ body: form })).toMatchObject({ status: 201 });
  });
});

describe("whether an address has an account", () => {
  test("is revealed by sign-up in a mail to the owner only", async () => {
    const { form } = await apply(testApp);
    const responses = [];
    for (const Email of [people.advisor.Email, form.Email, "helt-ny@exempel.se"]) {
      const { status, body, headers } = await client.signUp({ body: await anApplication(testApp, { Email }) });
      headers.delete("x-request-id");
      headers.delete("date");
      responses.push({ status, body, headers: [...headers].filter(([name]) => !name.startsWith("x-ratelimit")) });
    }
    expect(responses[1]).toEqual(responses[0]);
    expect(responses[2]).toEqual(responses[0]);
    expect((await mailsTo(people.advisor.Email)).map(({ subject }) => subject)).toEqual([
      "Du har redan ett konto hos oss",
    ]);
    expect(await rowOf(people.advisor.Email)).toMatchObject({ FirstName: "Karin", Uid: "advisor", Motivation: null });
  });

  test("the form's fields can't be used to mail text to a stranger", async () => {
    const { form } = await apply(testApp, { FirstName: "Vinn Miljoner", LastName: "Nu" });
    for (const { text, html, subject } of await mailsTo(form.Email)) {
      expect(text + html + subject).not.toMatch(/Miljoner|Nu!/);
    }
  });

  test("is not revealed by sign-in help either", async () => {
    const help = async (Email: string) => (await client.handleUnconfirmedUser({ body: { Email } })).body;
    const good = { Confirmed: true, PasswordSet: true };
    expect(await help(people.advisor.Email)).toEqual(good);
    expect(await help(" ADVISOR@lagrum.example")).toEqual(good);
    expect(await help("ingen@exempel.se")).toEqual(good);
    const { form } = await apply(testApp);
    expect(await help(form.Email)).toEqual({ Confirmed: false, PasswordSet: true });
    const invited = await addPerson(testApp, { PasswordSet: false });
    expect(await help(invited.Email)).toEqual({ Confirmed: true, PasswordSet: false });
  });
});

describe("a stored application", () => {
  test("has what was entered and accepted, and no trace of the password", async () => {
    const { form, account } = await apply(testApp);
    const { Email, Motivation, Languages, Programme } = form;
    expect(account).toMatchObject({ Email, Motivation: Motivation.trim(), Languages, Programme, Confirmed: false });
    expect(account).toMatchObject({ roles: [], Status: [], PasswordSet: true, AcceptedVersion: expect.any(String) });
    expect(Date.parse(account.AcceptedPrivacyAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    const { rows } = await app.db.execute(`select (select json_agg(j) from pgboss.job j)::text
      || (select json_agg(a) from accounts a)::text || (select json_agg(c) from codes c)::text as everything`);
    expect(String(rows[0]?.everything)).not.toContain(form.Password);
    for (const line of testApp.logLines) expect(line).not.toMatch(new RegExp(`${form.Email}|${form.Password}`));
  });

  test("is stored once for one Idempotency-Key, without the password in the key's record", async () => {
    const form = await anApplication(testApp);
    for (const Password of [form.Password, "ett annat långt ord"]) {
      const again = await client.signUp({ body: { ...form, Password }, idempotencyKey: "one-application" });
      expect(again).toMatchObject({ status: 201, body: { Sent: true } });
    }
    expect(await mailsTo(form.Email)).toHaveLength(1);
    expect(await app.db.$count(idempotencyKeys, eq(idempotencyKeys.Key, "one-application"))).toBe(1);
  });

  test("is deleted after a week without confirmation, here and at the provider", async () => {
    const { form, account } = await apply(testApp);
    await clean(app);
    expect(await rowOf(form.Email)).toBeDefined();
    inDays(8);
    await clean(app);
    expect(await rowOf(form.Email)).toBeUndefined();
    expect(await rowOf(people.withoutRole.Email)).toBeDefined();
    const removed: string[] = [];
    await jobs.drain("identityRemoval", async ({ Uid }) => void removed.push(Uid));
    expect(removed).toContain(account.Uid);
  });
});

describe("the link in the mail", () => {
  test("confirms once, is stored as a hash, and then answers that it has been used", async () => {
    const { form, account, code } = await apply(testApp);
    expect(code).toMatch(/^[a-z2-7]{32}$/);
    expect(JSON.stringify(await app.db.select().from(codes))).not.toContain(code);
    const confirm = () => client.confirmAccount({ params: { code } });
    const both = await Promise.all([confirm(), confirm()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await confirm()).toMatchObject({ status: 410, body: { Code: "LINK_HAS_EXPIRED" } });
    expect(await rowOf(form.Email)).toMatchObject({ Confirmed: true });
    const about = and(eq(changes.Entity, "account"), eq(changes.EntityID, account.UserID));
    const recorded = await app.db.select().from(changes).where(about).orderBy(changes.ID);
    expect(recorded.map(({ Action }) => Action)).toEqual(["signedUp", "confirmed"]);
  });

  test("expires after a week, and a code of another purpose is refused", async () => {
    const { code } = await apply(testApp);
    inDays(7.1);
    const late = await client.confirmAccount({ params: { code } });
    expect(late).toMatchObject({ status: 410, body: { Code: "LINK_HAS_EXPIRED" } });
    setTime(new Date());
    const elsewhere = await client.confirmQuestion({ params: { id: 1, code } });
    expect(elsewhere).toMatchObject({ status: 404, body: { Code: "LINK_INVALID" } });
    const unknown = await client.confirmAccount({ params: { code: "a".repeat(32) } });
    expect(unknown).toMatchObject({ status: 404, body: { Code: "LINK_INVALID" } });
  });
});

describe("rate limits", () => {
  test("apply to applications and to sign-in help separately", async () => {
    const small = await createTestApp({
      env: { SIGNUP_LIMIT_EMAIL: "2", SIGNUP_LIMIT_IP: "4", SIGNIN_LIMIT_EMAIL: "3", SIGNIN_LIMIT_IP: "5" },
    });
    try {
      const statuses = async (calls: (() => Promise<{ status: number }>)[]) => {
        const given = [];
        for (const call of calls) given.push((await call()).status);
        return given;
      };
      const signUp = (Email: string) => async () =>
        small.client.signUp({ body: await anApplication(small, { Email }) });
      const help = (Email: string) => () => small.client.handleUnconfirmedUser({ body: { Email } });
      const [a, b, c] = ["a@exempel.se", "b@exempel.se", "c@exempel.se"] as const;
      expect(await statuses([signUp(a), signUp(a), signUp(a), signUp(b), signUp(c)])).toEqual([
        ...[201, 201, 429, 201, 429],
      ]);
      expect(await statuses([help(a), help(a), help(a), help(a), help(b), help(c)])).toEqual([
        ...[200, 200, 200, 429, 200, 429],
      ]);
    } finally {
      await small.close();
    }
  });
});
