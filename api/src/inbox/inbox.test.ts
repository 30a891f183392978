import type { InboxItem, InboxState, UpdateInboxItem } from "@lagrum/core/inbox/inboxSchema";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { askAndConfirm, done, publish, refusal, statusCodes } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { inbox } from "../db/schema/inbox.ts";
import { changes } from "../db/schema/records.ts";
import type { BusEvent } from "../events/eventBus.ts";
import { clean } from "../jobs/cleanup.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, asOtherAdvisor, client } = testApp;
const advisorId = await userIdOf(testApp, "advisor");
const OpenedAt = "2026-11-21T08:00:00.000Z";

const items = async (query: Parameters<typeof asAdvisor.listInbox>[0] = {}) =>
  done(await asAdvisor.listInbox(query)).Items;
const newest = async () => (await items())[0] as InboxItem;
const update = (id: number, body: UpdateInboxItem, as = asAdvisor) => as.updateInboxItem({ params: { id }, body });

async function report() {
  const answer = await publish(testApp);
  const body = { Reason: "WrongLaw", Text: "Paragrafen heter 28 a.", Email: "lasare@exempel.se", OpenedAt } as const;
  done(await client.reportAnswer({ params: { id: answer.ID }, body }));
  return answer;
}
async function object() {
  const Email = `nej${Math.random().toString(36).slice(2)}@exempel.se`;
  const answer = await publish(testApp, { Email });
  const [accessCode = ""] = await statusCodes(testApp, Email);
  done(await client.objectToPublication({ params: { id: answer.ID }, accessCode }));
  return answer;
}
const write = async () =>
  done(
    await client.sendMessage({
      body: { Name: "Åsa Ek", Email: "asa@exempel.se", Subject: "Complaint", Message: "Var är mitt svar?", OpenedAt },
    }),
  ).Reference;

describe("the inbox", () => {
  it("lists a report with its answer, whether that has changed since, and the sender's address", async () => {
    const { ID, Title } = await report();
    const about = { ID, Title, HasAnswer: true, Hidden: false, IsPublic: true };
    expect(await newest()).toMatchObject({
      Kind: "Report",
      Reference: expect.stringMatching(/^R-\d+$/),
      State: "New",
      About: { ...about, IsChanged: false },
      Reason: "WrongLaw",
      Text: "Paragrafen heter 28 a.",
      Email: "lasare@exempel.se",
      Name: null,
      TakenBy: null,
      HandledBy: null,
      Note: "",
    });
    done(await asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "save", AnswerBody: "<p>Nej.</p>" } }));
    expect((await newest()).About).toEqual({ ...about, IsChanged: true });
  });

  it("lists an objection once, with its question and without the asker's data", async () => {
    const { ID, Title } = await object();
    expect(await newest()).toMatchObject({
      Kind: "Objection",
      Reference: `L-${ID}`,
      About: { ID, Title, Hidden: true, IsPublic: false },
      Text: null,
      Name: null,
      Email: null,
    });
    const all = await items({ query: { Kind: "Objection" } });
    expect(all.filter(({ About }) => About?.ID === ID)).toHaveLength(1);
    const early = await askAndConfirm(testApp);
    done(await client.objectToPublication({ params: { id: early.ID }, accessCode: early.AccessCode }));
    expect((await newest()).About, "before there is an answer").toMatchObject({ ID: early.ID, HasAnswer: false });
  });

  it("lists a message with its sender, and deletes it after a year", async () => {
    const Reference = await write();
    const item = await newest();
    expect(item).toMatchObject({ Kind: "Message", Reference, Subject: "Complaint", Name: "Åsa Ek", About: null });
    testApp.setTime(new Date(Date.now() + 366 * 24 * 60 * 60 * 1000));
    await clean(app);
    testApp.setTime(new Date());
    expect((await items()).filter(({ Kind }) => Kind !== "Objection")).toEqual([]);
    expect(await app.db.$count(inbox, eq(inbox.ID, item.ID))).toBe(0);
  });

  it("can be filtered by kind and state, and is counted for the overview", async () => {
    await app.db.delete(inbox);
    await report();
    const reported = await newest();
    await object();
    await write();
    const kinds = async (query: { Kind?: InboxItem["Kind"]; State?: InboxState | "Open" }) =>
      (await items({ query })).map(({ Kind }) => Kind);
    expect(await kinds({})).toEqual(["Message", "Objection", "Report"]);
    expect(await kinds({ Kind: "Objection" })).toEqual(["Objection"]);
    done(await update(reported.ID, { State: "Taken" }));
    done(await update((await newest()).ID, { State: "Handled" }));
    expect(await kinds({ State: "New" })).toEqual(["Objection"]);
    expect(await kinds({ State: "Open" })).toEqual(["Objection", "Report"]);
    expect(await kinds({ State: "Handled" })).toEqual(["Message"]);
    expect(done(await asAdvisor.getDesk()).Inbox, "on the overview").toBe(2);
    const first = done(await asAdvisor.listInbox({ query: { PageSize: 2 } }));
    expect([first.Total, first.Pages]).toEqual([3, 2]);
    const rest = await items({ query: { PageSize: 2, After: first.After ?? "" } });
    expect(rest.map(({ Kind }) => Kind)).toEqual(["Report"]);
  });
});

describe("an inbox item", () => {
  it("has one note; a save of an older version gets 409 with the current note", async () => {
    await report();
    const { ID, UpdatedAt } = await newest();
    done(await update(ID, { State: "Taken" }));
    const first = done(await update(ID, { Note: "Jag ringer på måndag.", UpdatedAt }, asAdmin));
    const late = await update(ID, { Note: "Klart?", UpdatedAt });
    expect([refusal(late), late.body]).toMatchObject([
      "409 CHANGED_BY_OTHER",
      { Present: { Note: "Jag ringer på måndag.", UpdatedAt: first.UpdatedAt } },
    ]);
    expect(done(await update(ID, { Note: "Klart.", UpdatedAt: first.UpdatedAt })).Note).toBe("Klart.");
    expect(done(await asAdvisor.getInboxItem({ params: { id: ID } })).Note).toBe("Klart.");
  });

  it("is taken, handled and reopened by its assignee; a colleague is refused, an admin can take it over", async () => {
    await report();
    const { ID } = await newest();
    const taken = done(await update(ID, { State: "Taken" }));
    expect(taken).toMatchObject({ State: "Taken", TakenBy: { UserID: advisorId, Name: "Karin Prov" } });
    for (const State of ["Taken", "Handled", "New"] as const) {
      expect(refusal(await update(ID, { State }, asOtherAdvisor))).toBe("409 TAKEN_BY_OTHER");
    }
    expect(done(await update(ID, { Note: "Paragrafen stämmer." }, asOtherAdvisor)).Note, "a note is anyone's").toBe(
      "Paragrafen stämmer.",
    );
    const handled = done(await update(ID, { State: "Handled" }));
    expect(handled).toMatchObject({
      State: "Handled",
      TakenBy: { UserID: advisorId },
      HandledBy: { UserID: advisorId },
    });
    const reopened = done(await update(ID, { State: "Taken" }));
    expect(reopened).toMatchObject({ State: "Taken", TakenAt: taken.TakenAt, HandledBy: null, HandledAt: null });
    expect(done(await update(ID, { State: "Taken" }, asAdmin)).TakenBy?.Name).toBe("Maria Prov");
    expect(refusal(await update(ID, { State: "New" }))).toBe("409 TAKEN_BY_OTHER");
    expect(done(await update(ID, { State: "New" }, asAdmin))).toMatchObject({ State: "New", TakenBy: null });
    expect(refusal(await update(999_999, { State: "Taken" }))).toBe("404 NOT_FOUND");
  });

  it("taken by two at once has one assignee", async () => {
    await report();
    const { ID } = await newest();
    const both = await Promise.all([
      update(ID, { State: "Taken" }, asAdvisor),
      update(ID, { State: "Taken" }, asOtherAdvisor),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("logs no change when nothing changed, and never the text of its note", async () => {
    await report();
    const { ID } = await newest();
    done(await update(ID, { State: "New", Note: "" }));
    done(await update(ID, {}));
    expect(await app.db.$count(changes, eq(changes.Entity, "inbox"))).toBeGreaterThan(0);
    const acts = async () => done(await asAdmin.listActs({ query: { Entity: "inbox", EntityID: ID } })).Acts;
    expect(await acts()).toEqual([]);
    done(await update(ID, { Note: "Gunhild ringde." }));
    expect(await acts()).toMatchObject([{ Action: "noted", Changed: [{ Field: "Note" }] }]);
    expect(JSON.stringify(await acts())).not.toContain("Gunhild");
  });

  it("sends an event when it is added or changed", async () => {
    const events: BusEvent[] = [];
    const unsubscribe = app.bus.subscribe((event) => events.push(event));
    await report();
    const { ID } = await newest();
    done(await update(ID, { State: "Handled" }));
    await until(() => events.some(({ Entity, Action }) => Entity === "inbox" && Action === "update"));
    expect(events.filter(({ Entity }) => Entity === "inbox")).toEqual([
      { Entity: "inbox", ID, Action: "insert" },
      { Entity: "inbox", ID, Action: "update" },
    ]);
    unsubscribe();
  });
});
