import type { AuditQuery } from "@lagrum/core/audit/auditSchema";
import type { Access } from "@lagrum/core/contract/endpoint";
import type { Endpoints } from "@lagrum/core/endpoints";
import { withClient } from "@lagrum/launch/postgres/roles";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { accountActs } from "../../test/auditedActions/accountActs.ts";
import { aiActs } from "../../test/auditedActions/aiActs.ts";
import { answerActs } from "../../test/auditedActions/answerActs.ts";
import { bookingActs } from "../../test/auditedActions/bookingActs.ts";
import { catalogActs } from "../../test/auditedActions/catalogActs.ts";
import { complaintActs } from "../../test/auditedActions/complaintActs.ts";
import { officeActs } from "../../test/auditedActions/officeActs.ts";
import { orderActs } from "../../test/auditedActions/orderActs.ts";
import { publishingActs } from "../../test/auditedActions/publishingActs.ts";
import { questionActs } from "../../test/auditedActions/questionActs.ts";
import { rentClaimActs } from "../../test/auditedActions/rentClaimActs.ts";
import { byId, logRowsOf, type NotLogged, type Scene } from "../../test/auditedActions/scene.ts";
import { withdrawalActs } from "../../test/auditedActions/withdrawalActs.ts";
import { askAndConfirm, done, held } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor } = testApp;
const [adminId, advisorId] = [await userIdOf(testApp, "admin"), await userIdOf(testApp, "advisor")];
const of = await logRowsOf(testApp);
afterEach(() => app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null }));

const log = async (query: Partial<AuditQuery> = {}) => done(await asAdmin.listActs({ query })).Acts;

type Writes = {
  [N in keyof Endpoints]: Endpoints[N] extends { method: "GET" }
    ? never
    : Endpoints[N]["access"] extends Extract<Access, "staff" | "admin">
      ? N
      : never;
}[keyof Endpoints];

/** Every audited action. The compiler requires an entry for a new one. */
const scenes: Record<Writes, Scene | NotLogged> = {
  ...(await questionActs(testApp, of)),
  ...(await answerActs(testApp, of)),
  ...accountActs(testApp, of),
  ...(await officeActs(testApp, of)),
  ...publishingActs(testApp, of),
  ...aiActs(testApp, of),
  ...(await catalogActs(testApp, of)),
  ...(await bookingActs(testApp, of)),
  ...(await orderActs(testApp, of)),
  ...withdrawalActs(testApp, of),
  ...complaintActs(testApp, of),
  ...rentClaimActs(testApp, of),
};

const acted = Object.entries(scenes).filter((entry): entry is [string, Scene] => typeof entry[1] !== "string");

describe("the audit log", () => {
  it.each(acted)("records %s: who, what, before and after", async (_, { before, act, logged }) => {
    const id = await before();
    const [latest] = await log({ PageSize: 1 });
    await act(id);
    const rows = (await log()).filter(({ ID }) => ID > (latest?.ID ?? 0));
    expect(rows.map(({ Entity, Action, Changed, User }) => ({ Entity, Action, Changed, by: User?.UserID }))).toEqual(
      typeof logged === "function" ? logged(id) : logged,
    );
    expect(rows.every(({ At }) => Math.abs(Date.parse(At) - Date.now()) < 60_000)).toBe(true);
  });

  it("can be filtered by person, action, entity and day", async () => {
    const id = await held(testApp);
    done(await asAdmin.hideQuestion(byId(id)));
    const acts = async (query: Partial<AuditQuery>) =>
      (await log({ EntityID: id, ...query })).map(({ Action }) => Action);
    expect(await acts({ Entity: "question" })).toEqual(["hidden", "reserved", "confirmed", "asked"]);
    expect(await acts({ UserID: adminId })).toEqual(["hidden"]);
    expect(await acts({ Act: "question.reserved" })).toEqual(["reserved"]);
    const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(app.clock());
    expect(await acts({ From: today, To: today, UserID: advisorId })).toEqual(["reserved"]);
    expect(await acts({ To: "2026-01-01" })).toEqual([]);
    expect(await acts({ Entity: "account" })).toEqual([]);
  });

  it("is paged by cursor, with each row once", async () => {
    const id = await held(testApp);
    const first = done(await asAdmin.listActs({ query: { EntityID: id, Entity: "question", PageSize: 2 } }));
    expect(first.Total).toBe(3);
    const { Acts, After } = done(
      await asAdmin.listActs({ query: { EntityID: id, Entity: "question", PageSize: 2, After: first.After ?? "" } }),
    );
    expect([...first.Acts, ...Acts].map(({ Action }) => Action)).toEqual(["reserved", "confirmed", "asked"]);
    expect(After).toBeNull();
  });

  it("has no personal data of the asker after the question is deleted", async () => {
    const asked = { Title: "Kan Gunhild Ovanlig ärva mig?", FirstName: "Gunhild", Email: "gunhild@ovanlig.se" };
    const { ID } = await askAndConfirm(testApp, asked);
    done(await asAdmin.updateQuestion({ ...byId(ID), body: { Title: "Kan min granne Gunhild ärva mig?" } }));
    done(await asAdmin.deleteQuestion(byId(ID)));
    const rows = await log({ Entity: "question", EntityID: ID });
    expect(rows.map(({ Action, Title }) => [Action, Title])).toEqual([
      ["deleted", null],
      ["edited", null],
      ["confirmed", null],
      ["asked", null],
    ]);
    const whole = await withClient(testApp.database.adminUrl, (admin) => admin.query("select * from changes"));
    expect(JSON.stringify(whole.rows)).not.toMatch(/gunhild|ovanlig/i);
  });

  it("records no refused action and no save without changes", async () => {
    const id = await held(testApp);
    const count = async () => (await log({ Entity: "question", EntityID: id })).length;
    const before = await count();
    await testApp.asOtherAdvisor.reserveQuestion(byId(id));
    await testApp.asOtherAdvisor.unreserveQuestion(byId(id));
    done(await asAdmin.updateQuestion({ ...byId(id), body: {} }));
    done(await asAdvisor.reserveQuestion(byId(id)));
    expect(await count()).toBe(before);
  });

  it.each([
    ["update changes set user_id = null", /permission denied/, /added to, and never changed/],
    ["delete from changes", /permission denied/, /added to, and never changed/],
    ["truncate changes", /permission denied/, /added to, and never changed/],
    ["alter table changes disable trigger all", /must be owner/, null],
  ])("can't be changed: %s", async (statement, asApplication, asOwner) => {
    await expect(withClient(testApp.database.appUrl, (client) => client.query(statement))).rejects.toThrow(
      asApplication,
    );
    if (asOwner === null) return;
    await expect(withClient(testApp.database.adminUrl, (client) => client.query(statement))).rejects.toThrow(asOwner);
  });
});

describe("colleagues", () => {
  it("are those with a role and those who have written, sorted by name", async () => {
    const { Colleagues } = done(await asAdvisor.listColleagues());
    expect(Colleagues.map(({ UserID }) => UserID)).toEqual(expect.arrayContaining([adminId, advisorId]));
    expect(Colleagues.map(({ UserID }) => UserID)).not.toContain(await userIdOf(testApp, "withoutRole"));
    const names = Colleagues.map(({ Name }) => Name);
    expect(names).toEqual([...names].sort(new Intl.Collator("sv").compare));
  });
});
