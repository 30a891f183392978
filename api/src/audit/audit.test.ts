import type { AuditQuery, AuditRow } from "@lagrum/core/contract/audit";
import type { Access } from "@lagrum/core/contract/endpoint";
import type { Endpoints } from "@lagrum/core/contract/endpoints";
import { withClient } from "@lagrum/launch/postgresRoles";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { addPerson, addTestQuestion, aTestQuestion, userIdOf } from "../../test/persons.ts";
import { askAndConfirm, categoryId, done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { questions } from "../schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor } = testApp;
const [adminId, advisorId] = [await userIdOf(testApp, "admin"), await userIdOf(testApp, "advisor")];
const withoutRoleId = await userIdOf(testApp, "withoutRole");
afterEach(() => app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null }));

const byId = (id: number) => ({ params: { id } });
const log = async (query: Partial<AuditQuery> = {}) => done(await asAdmin.listActs({ query })).Acts;

const waiting = async () => (await askAndConfirm(testApp)).ID;
async function held() {
  const id = await waiting();
  done(await asAdvisor.reserveQuestion(byId(id)));
  return id;
}
async function drafted() {
  const id = await held();
  done(await asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja.</p>" } }));
  return id;
}
const applicant = async () => (await addPerson(testApp)).id;
const aTemplate = { Name: "Kort svar", Type: null, Body: "<p>Hej!</p>" };
const template = async () => done(await asAdmin.createTemplate({ body: aTemplate })).ID;
async function testAnswered() {
  const testQuestionId = (await addTestQuestion(testApp)).ID;
  const params = { id: withoutRoleId, testQuestionId };
  return done(await testApp.asAccountWithoutRole.answerTestQuestion({ params, body: { AnswerBody: "Det beror på." } }));
}

const someWords = { Message: "När skrev ni avtalet, och finns det på papper?" };

type Writes = {
  [N in keyof Endpoints]: Endpoints[N] extends { method: "GET" }
    ? never
    : Endpoints[N]["access"] extends Extract<Access, "staff" | "admin">
      ? N
      : never;
}[keyof Endpoints];
type Told = Pick<AuditRow, "Entity" | "Action" | "Changed"> & { by: number };
interface Scene {
  /** What has to be there first. */
  before: () => Promise<number>;
  act: (id: number) => Promise<unknown>;
  /** What the log then tells of it, newest first. */
  told: Told[] | ((id: number) => Told[]);
}

const of = <E extends AuditRow["Entity"]>(Entity: E, Action: string, Changed: object[] = [], by = adminId): Told => ({
  Entity,
  Action,
  Changed: Changed as AuditRow["Changed"],
  by,
});

/** Every act of staff that the API knows. A new one is asked for here by the compiler. */
const scenes: Record<
  Writes,
  Scene | "stores nothing" | "the open editor does it by itself" | "about the caller alone"
> = {
  reserveQuestion: {
    before: waiting,
    act: async (id) => done(await asAdvisor.reserveQuestion(byId(id))),
    told: [of("question", "reserved", [{ Field: "ReservedBy", Before: null, After: advisorId }], advisorId)],
  },
  unreserveQuestion: {
    before: held,
    act: async (id) => done(await asAdmin.unreserveQuestion(byId(id))),
    told: [of("question", "unreserved", [{ Field: "ReservedBy", Before: advisorId, After: null }])],
  },
  renewLease: "the open editor does it by itself",
  previewAnswer: "stores nothing",
  anonymise: {
    before: drafted,
    act: async (id) => {
      const body = {
        QuestionBody: "Hyresvärden svarar inte längre.",
        LeftStanding: [{ Text: "Anna", Reason: "Påhittad" }],
      };
      done(await asAdvisor.anonymise({ ...byId(id), body }));
    },
    told: [
      of("question", "edited", [{ Field: "QuestionBody" }], advisorId),
      of("question", "leftStanding", [{ Field: "LeftStanding" }], advisorId),
    ],
  },
  askForReading: {
    before: drafted,
    act: async (id) => done(await asAdvisor.askForReading({ ...byId(id), body: { ReaderID: adminId } })),
    told: [of("question", "readingAsked", [{ Field: "ReaderID", Before: null, After: adminId }], advisorId)],
  },
  finishReading: {
    before: async () => {
      const id = await drafted();
      done(await asAdvisor.askForReading({ ...byId(id), body: { ReaderID: adminId } }));
      return id;
    },
    act: async (id) => {
      const readingId = done(await asAdmin.listReadings(byId(id))).Readings[0]?.ID ?? 0;
      done(await asAdmin.finishReading({ params: { id, readingId }, body: { Outcome: "Approved" } }));
    },
    told: [of("question", "readingApproved", [{ Field: "Version", Before: null, After: 1 }])],
  },
  savePreferences: "about the caller alone",
  exportQuestions: {
    before: async () => 0,
    act: async () => done(await asAdmin.exportQuestions({ body: { State: "hidden", Type: "Free", Query: "Anna" } })),
    told: [
      of("list", "exported", [
        { Field: "List", After: "questions/hidden" },
        { Field: "Query" },
        { Field: "Type", After: "Free" },
      ]),
    ],
  },
  exportAnswers: {
    before: async () => 0,
    act: async () => done(await asAdmin.exportAnswers({ body: { Hidden: "true" } })),
    told: [
      of("list", "exported", [
        { Field: "List", After: "answers" },
        { Field: "Hidden", After: true },
      ]),
    ],
  },
  askForFacts: {
    before: held,
    act: async (id) => done(await asAdvisor.askForFacts({ ...byId(id), body: someWords })),
    told: [of("question", "factsAsked", [], advisorId)],
  },
  answerFollowUp: {
    before: async () => {
      const { ID } = await publish(testApp);
      await testApp.app.db.update(questions).set({ FollowUpAt: new Date().toISOString() }).where(eq(questions.ID, ID));
      return ID;
    },
    act: async (id) => done(await asAdmin.answerFollowUp({ ...byId(id), body: someWords })),
    told: [of("question", "followUpAnswered")],
  },
  hideQuestion: {
    before: async () => (await publish(testApp)).ID,
    act: async (id) => done(await asAdmin.hideQuestion(byId(id))),
    told: [of("question", "hidden", [{ Field: "Hidden", Before: false, After: true }])],
  },
  unhideQuestion: {
    before: async () => {
      const { ID } = await publish(testApp);
      done(await asAdmin.hideQuestion(byId(ID)));
      return ID;
    },
    act: async (id) => done(await asAdmin.unhideQuestion(byId(id))),
    told: [of("question", "unhidden", [{ Field: "Hidden", Before: true, After: false }])],
  },
  updateQuestion: {
    before: async () => {
      const CategoryID = await categoryId(testApp, "hyresratt");
      return (await askAndConfirm(testApp, { CategoryID })).ID;
    },
    act: async (id) => {
      const CategoryID = await categoryId(testApp, "familjeratt");
      const body = { Title: "Hur får hyresgästen pengarna från Anna?", CategoryID };
      done(await asAdmin.updateQuestion({ ...byId(id), body }));
    },
    told: [
      of("question", "edited", [
        { Field: "Title" },
        {
          Field: "CategoryID",
          Before: await categoryId(testApp, "hyresratt"),
          After: await categoryId(testApp, "familjeratt"),
        },
      ]),
    ],
  },
  deleteQuestion: {
    before: waiting,
    act: async (id) => done(await asAdmin.deleteQuestion(byId(id))),
    told: [of("question", "deleted", [{ Field: "State", Before: "Open", After: null }])],
  },
  createAnswer: {
    before: held,
    act: async (id) => done(await asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja.</p>" } })),
    told: [of("question", "answerBegun", [{ Field: "Version", Before: null, After: 1 }], advisorId)],
  },
  updateAnswer: {
    before: drafted,
    act: async (id) => {
      const body = { Action: "publish", AnswerBody: "<p>Ja, det får du.</p>", ValidAt: "2026-11-21" } as const;
      done(await asAdvisor.updateAnswer({ ...byId(id), body }));
      done(await asAdmin.updateAnswer({ ...byId(id), body: { Action: "save", AnswerBody: "<p>Nej.</p>" } }));
    },
    told: [
      of("question", "answerEdited", [{ Field: "AnswerBody" }, { Field: "Version", Before: 2, After: 3 }]),
      of("question", "published", [{ Field: "State", Before: "Answered", After: "Published" }], advisorId),
      of(
        "question",
        "sent",
        [
          { Field: "State", Before: "Open", After: "Answered" },
          { Field: "Version", Before: 1, After: 2 },
        ],
        advisorId,
      ),
    ],
  },
  updateUser: {
    before: applicant,
    act: async (id) => done(await asAdmin.updateUser({ ...byId(id), body: { FirstName: "Viola", Title: "Jurist" } })),
    told: [of("account", "edited", [{ Field: "FirstName" }, { Field: "Title", Before: null, After: "Jurist" }])],
  },
  updateUserAdvanced: {
    before: applicant,
    act: async (id) => {
      const body = { roles: ["advisor" as const], Notes: "Ring mamman.", Disabled: true };
      done(await asAdmin.updateUserAdvanced({ ...byId(id), body }));
    },
    told: [
      of("account", "disabled", [{ Field: "Disabled", Before: false, After: true }]),
      of("account", "rolesChanged", [{ Field: "roles", Before: [], After: ["advisor"] }]),
      of("account", "notesChanged", [{ Field: "Notes" }]),
    ],
  },
  deleteUser: {
    before: async () => (await addPerson(testApp, { roles: ["advisor"], Status: ["approved"] })).id,
    act: async (id) => done(await asAdmin.deleteUser(byId(id))),
    told: [of("account", "deleted", [{ Field: "roles", Before: ["advisor"], After: [] }])],
  },
  acceptUser: {
    before: applicant,
    act: async (id) => done(await asAdmin.acceptUser({ ...byId(id), body: null })),
    told: [
      of("account", "accepted", [
        { Field: "Status", Before: [], After: ["approved"] },
        { Field: "roles", Before: [], After: ["advisor"] },
      ]),
    ],
  },
  rejectUser: {
    before: applicant,
    act: async (id) => done(await asAdmin.rejectUser({ ...byId(id), body: { Reason: "Vi är fulltaliga nu." } })),
    told: [of("account", "rejected", [{ Field: "Status", Before: [], After: ["rejected"] }])],
  },
  createTestQuestion: {
    before: async () => 0,
    act: async () => addTestQuestion(testApp),
    told: [of("testQuestion", "created")],
  },
  updateTestQuestion: {
    before: async () => (await addTestQuestion(testApp)).ID,
    act: async (id) =>
      done(await asAdmin.updateTestQuestion({ ...byId(id), body: { ...aTestQuestion, Guide: "Ny.", Active: false } })),
    told: [of("testQuestion", "edited", [{ Field: "Guide" }, { Field: "Active", Before: true, After: false }])],
  },
  deleteTestQuestion: {
    before: async () => (await addTestQuestion(testApp)).ID,
    act: async (id) => done(await asAdmin.deleteTestQuestion(byId(id))),
    told: [of("testQuestion", "deleted")],
  },
  gradeTestAnswer: {
    before: async () => (await testAnswered()).ID,
    act: async (id) =>
      done(await asAdmin.gradeTestAnswer({ ...byId(id), body: { Grade: "Good", Comment: "Vera kan det här." } })),
    told: [
      of("account", "testGraded", [
        { Field: "TestQuestionID", After: expect.any(Number) },
        { Field: "Grade", Before: null, After: "Good" },
        { Field: "Comment" },
      ]),
    ],
  },
  createTemplate: { before: async () => 0, act: template, told: [of("template", "created")] },
  updateTemplate: {
    before: template,
    act: async (id) =>
      done(
        await asAdmin.updateTemplate({ ...byId(id), body: { ...aTemplate, Name: "Långt", Body: "<p>Hej hej</p>" } }),
      ),
    told: [of("template", "edited", [{ Field: "Name", Before: "Kort svar", After: "Långt" }, { Field: "Body" }])],
  },
  deleteTemplate: {
    before: template,
    act: async (id) => done(await asAdmin.deleteTemplate(byId(id))),
    told: [of("template", "deleted", [{ Field: "Name", Before: "Kort svar", After: null }])],
  },
};

const acted = Object.entries(scenes).filter((entry): entry is [string, Scene] => typeof entry[1] !== "string");

describe("the log", () => {
  it.each(acted)("tells of %s: who, what, before and after", async (_, { before, act, told }) => {
    const id = await before();
    const [latest] = await log({ PageSize: 1 });
    await act(id);
    const rows = (await log()).filter(({ ID }) => ID > (latest?.ID ?? 0));
    expect(rows.map(({ Entity, Action, Changed, User }) => ({ Entity, Action, Changed, by: User?.UserID }))).toEqual(
      typeof told === "function" ? told(id) : told,
    );
    expect(rows.every(({ At }) => Math.abs(Date.parse(At) - Date.now()) < 60_000)).toBe(true);
  });

  it("is found by person, by act, by thing and by day", async () => {
    const id = await held();
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

  it("goes on by its cursor, each row once", async () => {
    const id = await held();
    const first = done(await asAdmin.listActs({ query: { EntityID: id, Entity: "question", PageSize: 2 } }));
    expect(first.Total).toBe(3);
    const { Acts, After } = done(
      await asAdmin.listActs({ query: { EntityID: id, Entity: "question", PageSize: 2, After: first.After ?? "" } }),
    );
    expect([...first.Acts, ...Acts].map(({ Action }) => Action)).toEqual(["reserved", "confirmed", "asked"]);
    expect(After).toBeNull();
  });

  it("keeps nothing of the asker when the question is deleted", async () => {
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

  it("tells of nothing that was refused, or that changed nothing", async () => {
    const id = await held();
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
  ])("can't be rewritten: %s", async (statement, asApplication, asOwner) => {
    await expect(withClient(testApp.database.appUrl, (client) => client.query(statement))).rejects.toThrow(
      asApplication,
    );
    if (asOwner === null) return;
    await expect(withClient(testApp.database.adminUrl, (client) => client.query(statement))).rejects.toThrow(asOwner);
  });
});

describe("colleagues", () => {
  it("are those with a role and those who have written, by name", async () => {
    const { Colleagues } = done(await asAdvisor.listColleagues());
    expect(Colleagues.map(({ UserID }) => UserID)).toEqual(expect.arrayContaining([adminId, advisorId]));
    expect(Colleagues.map(({ UserID }) => UserID)).not.toContain(withoutRoleId);
    const names = Colleagues.map(({ Name }) => Name);
    expect(names).toEqual([...names].sort(new Intl.Collator("sv").compare));
  });
});
