import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { addPerson, userIdOf } from "../../test/accounts.ts";
import { askAndConfirm, done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { accounts } from "../db/schema/accounts.ts";
import { createWorkers } from "../jobs/workers.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor } = testApp;
const adminId = await userIdOf(testApp, "admin");
const advisorId = await userIdOf(testApp, "advisor");
const Reason = "Vi söker just nu bara jurister med examen.";

const mailsTo = async (Email: string) => (await testApp.mails()).filter(({ to }) => to === Email);
const actions = async (id: number) =>
  done(await asAdmin.getUser({ params: { id } })).History.map(({ Action, Name }) => [Action, Name]);

/** Runs the jobs for the identity provider, and returns the calls to it. */
async function identityProviderCalls() {
  const calls: unknown[] = [];
  const identity = {
    ...app.identity,
    mirrorRoles: async (uid: string, roles: readonly string[]) => void calls.push({ uid, roles }),
    removeAccount: async (uid: string) => void calls.push({ removed: uid }),
  };
  const workers = createWorkers({ ...app, identity }, { send: async () => {}, close() {} });
  await testApp.jobs.drain("rolesMirror", workers.rolesMirror);
  await testApp.jobs.drain("identityRemoval", workers.identityRemoval);
  return calls;
}

async function advisorWithReservation() {
  const advisor = await addPerson(testApp, { FirstName: "Ture", roles: ["advisor"], Status: ["approved"] });
  const question = { params: { id: (await askAndConfirm(testApp)).ID } };
  done(await advisor.client.reserveQuestion(question));
  return { ...advisor, question };
}

describe("the user list", () => {
  it("can be filtered by status, role and words, and sorted", async () => {
    const waiting = await addPerson(testApp, { FirstName: "Åke", LastName: "Zzyzx" });
    const rejected = await addPerson(testApp, { FirstName: "Örjan", LastName: "Zzyzx", Status: ["rejected"] });
    const approved = await addPerson(testApp, {
      FirstName: "Adam",
      LastName: "Zzyzx",
      Status: ["approved"],
      roles: ["advisor"],
    });
    const ids = async (query: object) =>
      done(await asAdmin.listUsers({ query: { Query: "zzyzx", ...query } })).Users.map(({ UserID }) => UserID);
    expect(await ids({ Status: "waiting" })).toEqual([waiting.id]);
    expect(await ids({ Status: "rejected" })).toEqual([rejected.id]);
    expect(await ids({ Status: "approved" })).toEqual([approved.id]);
    expect(await ids({ Role: "advisor" })).toEqual([approved.id]);
    expect(await ids({ Query: "Örjan zzy" })).toEqual([rejected.id]);
    expect(await ids({ Query: waiting.Email })).toEqual([waiting.id]);
    expect(await ids({ Query: "100%" })).toEqual([]);
    expect(await ids({ Sort: "Name", Order: "asc" })).toEqual([approved.id, waiting.id, rejected.id]);
    const paged = done(await asAdmin.listUsers({ query: { Query: "zzyzx", PageSize: 2, Page: 2 } }));
    expect([paged.Users.length, paged.Pages, paged.Total]).toEqual([1, 2, 3]);
    const first = done(await asAdmin.listUsers({ query: { Query: "zzyzx", PageSize: 2 } }));
    const rest = done(await asAdmin.listUsers({ query: { Query: "zzyzx", PageSize: 2, After: first.After ?? "" } }));
    expect(rest.Users.map(({ UserID }) => UserID)).toEqual(paged.Users.map(({ UserID }) => UserID));
  });

  it("has no internal fields", async () => {
    const text = JSON.stringify(done(await asAdmin.listUsers()));
    expect(text).not.toMatch(/Uid|Notes|Motivation|RevokedSince/);
  });
});

describe("accepting an applicant", () => {
  it("adds the role at once, mails a welcome, updates the provider and records it in the history", async () => {
    const { id, Uid, Email, client } = await addPerson(testApp, { FirstName: "Vera" });
    expect(refusal(await client.listQuestions())).toBe("403 NOT_ALLOWED");
    const user = done(
      await asAdmin.acceptUser({ params: { id }, body: { Reason: "Vi ses på måndag!", Title: "Juriststudent" } }),
    );
    expect(user).toMatchObject({ Status: ["approved"], roles: ["advisor"], Title: "Juriststudent", RejectedAt: null });
    expect(user.AcceptedAt).not.toBeNull();
    done(await client.listQuestions());
    const [sentMail] = await mailsTo(Email);
    expect(sentMail?.subject).toBe("Välkommen som rådgivare");
    expect(sentMail?.text).toMatch(/^Hej Vera![\s\S]*Vi ses på måndag![\s\S]*\/signin/);
    expect(await identityProviderCalls()).toContainEqual({ uid: Uid, roles: ["advisor"] });
    expect(await actions(id)).toEqual([["accepted", "Maria Prov"]]);
  });

  it("happens once in concurrent and repeated calls", async () => {
    const { id, Email } = await addPerson(testApp);
    const all = await Promise.all(Array.from({ length: 10 }, () => asAdmin.acceptUser({ params: { id } })));
    expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await mailsTo(Email)).toHaveLength(1);
    expect(await actions(id)).toHaveLength(1);
  });

  it("requires a confirmed address", async () => {
    const { id } = await addPerson(testApp, { Confirmed: false });
    expect(refusal(await asAdmin.acceptUser({ params: { id } }))).toBe("409 EMAIL_NOT_CONFIRMED");
  });
});

describe("rejecting an applicant", () => {
  it("mails the reason and revokes the sessions until the next sign-in", async () => {
    const { id, Email, client, signIn } = await addPerson(testApp, { FirstName: "Vera" });
    done(await client.listTestQuestions());
    const user = done(await asAdmin.rejectUser({ params: { id }, body: { Reason } }));
    expect(user).toMatchObject({ Status: ["rejected"], roles: [], RejectReason: Reason, AcceptedAt: null });
    expect(refusal(await client.listTestQuestions())).toBe("401 REVOKED_TOKEN");
    const later = Math.floor(Date.now() / 1000) + 1;
    done(await signIn(later).listTestQuestions());
    done(await asAdmin.rejectUser({ params: { id }, body: { Reason: "Ett annat skäl, en andra gång." } }));
    const sentMails = await mailsTo(Email);
    expect(sentMails.map(({ subject }) => subject)).toEqual(["Din ansökan som rådgivare"]);
    expect(sentMails[0]?.text).toContain(Reason);
    expect(sentMails[0]?.text).toContain("Tack för att du sökte till oss");
    expect(await actions(id)).toEqual([["rejected", "Maria Prov"]]);
  });

  it("removes an advisor's role and releases the reserved questions", async () => {
    const { id, Email, client, question, signIn } = await advisorWithReservation();
    done(await asAdmin.rejectUser({ params: { id }, body: { Reason } }));
    expect(refusal(await client.listQuestions())).toBe("401 REVOKED_TOKEN");
    const later = Math.floor(Date.now() / 1000) + 1;
    expect(refusal(await signIn(later).listQuestions())).toBe("403 NOT_ALLOWED");
    expect(done(await asAdmin.getQuestion(question)).ReservedBy).toBeNull();
    expect((await mailsTo(Email))[0]?.subject).toBe("Ditt uppdrag som rådgivare har avslutats");
    done(await asAdmin.acceptUser({ params: { id } }));
    done(await signIn(later).listQuestions());
  });

  it("requires a reason, and is refused for one's own account", async () => {
    const { id } = await addPerson(testApp);
    const short = await asAdmin.rejectUser({ params: { id }, body: { Reason: "Nej." } });
    expect(short.body).toMatchObject({ Code: "INCORRECT_PROPERTIES", Details: { Reason: ["TOO_SHORT"] } });
    expect(refusal(await asAdmin.rejectUser({ params: { id: adminId }, body: { Reason } }))).toBe("409 OWN_ACCOUNT");
  });

  it("at the same time as accepting has exactly one of the two outcomes", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await addPerson(testApp);
      const { UpdatedAt } = done(await asAdmin.getUser({ params: { id } }));
      const both = await Promise.all([
        asAdmin.acceptUser({ params: { id }, body: { UpdatedAt } }),
        asAdmin.rejectUser({ params: { id }, body: { Reason, UpdatedAt } }),
      ]);
      expect(both.map((each) => (each.ok ? "200" : refusal(each))).toSorted()).toEqual(["200", "409 CHANGED_BY_OTHER"]);
      const { Status, roles } = done(await asAdmin.getUser({ params: { id } }));
      expect([Status, roles]).toEqual(both[0]?.ok ? [["approved"], ["advisor"]] : [["rejected"], []]);
    }
  });
});

describe("changing a user", () => {
  it("is refused after a change in between, and stores the phone number as E.164", async () => {
    const { id } = await addPerson(testApp);
    const { UpdatedAt } = done(await asAdmin.getUser({ params: { id } }));
    const change = { params: { id }, body: { Phone: "070-123 45 67", Title: "Jurist", UpdatedAt } };
    expect(done(await asAdmin.updateUser(change))).toMatchObject({ Phone: "+46701234567", Title: "Jurist" });
    expect(refusal(await asAdmin.updateUser(change))).toBe("409 CHANGED_BY_OTHER");
    expect(done(await asAdmin.updateUser({ params: { id }, body: { Title: "" } })).Title).toBeNull();
  });

  it("sets roles, notes and Disabled, and never Status", async () => {
    const { id, Uid, client, question } = await advisorWithReservation();
    const advanced = async (body: object) => done(await asAdmin.updateUserAdvanced({ params: { id }, body }));
    expect(await advanced({ Notes: "Ring henne." })).toMatchObject({ Notes: "Ring henne.", roles: ["advisor"] });
    const wrong = { Status: ["rejected"] };
    expect((await asAdmin.updateUserAdvanced({ params: { id }, body: wrong as object })).body).toMatchObject({
      Details: { Status: ["UNKNOWN_FIELD"] },
    });
    await advanced({ roles: ["advisor", "admin"] });
    done(await client.listUsers());
    await advanced({ roles: ["advisor"], Disabled: true });
    expect(refusal(await client.listQuestions())).toBe("403 USER_DISABLED");
    expect(done(await asAdmin.getQuestion(question)).ReservedBy).toBeNull();
    expect(await identityProviderCalls()).toContainEqual({ uid: Uid, roles: ["advisor"] });
    await advanced({ Disabled: false, roles: ["advisor"] });
    expect((await actions(id)).map(([action]) => action)).toEqual([
      ...["notesChanged", "rolesChanged", "rolesChanged", "disabled", "enabled"],
    ]);
  });

  it("is refused for one's own roles and account", async () => {
    const params = { id: adminId };
    for (const body of [{ roles: [] }, { Disabled: true }]) {
      expect(refusal(await asAdmin.updateUserAdvanced({ params, body }))).toBe("409 OWN_ACCOUNT");
    }
    expect(refusal(await asAdmin.deleteUser({ params }))).toBe("409 OWN_ACCOUNT");
    done(await asAdmin.updateUserAdvanced({ params, body: { Notes: "Jag själv.", roles: ["admin"] } }));
  });

  it("leaves one administrator when fifty demote, disable or reject each other at once", async () => {
    const ring = await Promise.all(
      Array.from({ length: 50 }, () => addPerson(testApp, { roles: ["admin"], Status: ["approved"] })),
    );
    await app.db.update(accounts).set({ Disabled: true }).where(eq(accounts.UserID, adminId));
    const outcomes = await Promise.all(
      ring.map(({ client }, place) => {
        const params = { id: ring[(place + 1) % ring.length]?.id ?? 0 };
        if (place % 4 === 0) return client.updateUserAdvanced({ params, body: { roles: [] } });
        if (place % 4 === 1) return client.updateUserAdvanced({ params, body: { Disabled: true } });
        if (place % 4 === 2) return client.rejectUser({ params, body: { Reason } });
        return client.deleteUser({ params });
      }),
    );
    const left = await app.db.select().from(accounts).where(eq(accounts.Disabled, false));
    const admins = left.filter(({ roles, DeletedAt }) => roles.includes("admin") && DeletedAt === null);
    await app.db.update(accounts).set({ Disabled: false }).where(eq(accounts.UserID, adminId));
    expect(admins.length).toBeGreaterThanOrEqual(1);
    const codes = outcomes.map((outcome) => (outcome.ok ? "done" : refusal(outcome)));
    const refused = new Set(codes.filter((code) => code !== "done"));
    for (const code of refused) {
      expect([
        "409 LAST_ADMIN",
        "403 NOT_ALLOWED",
        "403 USER_DISABLED",
        "401 REVOKED_TOKEN",
        "403 USER_UNKNOWN",
      ]).toContain(code);
    }
    expect(codes.filter((code) => code === "done").length).toBe(50 - admins.length);
  });
});

describe("deleting an account", () => {
  it("removes the name from published answers, releases reservations and clears the row", async () => {
    const { id, Uid, Email, client, question } = await advisorWithReservation();
    const published = await publish(testApp);
    await app.db.execute(`update answers set user_id = ${id} where question_id = ${published.ID}`);
    expect(done(await asAdvisor.listUserAnswers({ params: { id } })).Answers.map(({ ID }) => ID)).toEqual([
      published.ID,
    ]);
    done(await asAdmin.deleteUser({ params: { id } }));

    const read = done(await testApp.client.getAnswer({ params: { id: published.ID } }));
    expect(read.User).toEqual({ Name: "Tidigare medarbetare", Title: null });
    const held = done(await asAdmin.getQuestion(question));
    expect(held.ReservedBy).toBeNull();
    expect(held.History.at(-1)).toMatchObject({ Action: "unreserved", Name: "Maria Prov" });
    expect(refusal(await client.listQuestions())).toBe("403 USER_UNKNOWN");
    expect(refusal(await asAdmin.getUser({ params: { id } }))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdmin.deleteUser({ params: { id } }))).toBe("404 NOT_FOUND");
    expect(done(await asAdmin.listUsers({ query: { Query: Email } })).Total).toBe(0);
    const [row] = await app.db.select().from(accounts).where(eq(accounts.UserID, id));
    expect(JSON.stringify(row)).not.toMatch(/Ture|exempel\.se|person-/);
    expect(await identityProviderCalls()).toContainEqual({ removed: Uid });
  });
});

describe("a user's answers", () => {
  it("are visible to staff, and the published ones to the user", async () => {
    const { ID } = await publish(testApp);
    const params = { id: advisorId };
    const own = done(await asAdvisor.listUserAnswers({ params }));
    expect(own.Answers.map((answer) => answer.ID)).toContain(ID);
    expect(JSON.stringify(own)).not.toContain("Version");
    const all = done(await asAdvisor.listUserAnswersAdvanced({ params, query: { State: "Published" } }));
    expect(all.Answers.map((answer) => answer.User?.UserID)).toEqual(all.Answers.map(() => advisorId));
    expect(refusal(await asAdvisor.listUserAnswers({ params: { id: 999_999 } }))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdmin.getAnswersInfo({ params: { id: 999_999 } }))).toBe("404 NOT_FOUND");
    expect(done(await asAdvisor.getAnswersInfo({ params })).Total).toBeGreaterThan(0);
  });
});
