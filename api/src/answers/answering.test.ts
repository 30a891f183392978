import { lengths } from "@lagrum/core/contract/lengths";
import { errorText } from "@lagrum/core/texts/errors";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { askAndConfirm, done, publish, refusal, statusCodes } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
afterEach(() => testApp.setTime(new Date()));
const { client, asAdmin, asAdvisor, asOtherAdvisor, app } = testApp;
const byId = (id: number) => ({ params: { id } });
type Action = "save" | "send" | "publish";
const put = (id: number, Action: Action, more: { AnswerBody?: string; Version?: number } = {}) => ({
  ...byId(id),
  body: { Action, ...more },
});

/** A question with the advisor's draft. */
async function draft(AnswerBody = "<p>Ja, hela summan.</p>") {
  const asked = await askAndConfirm(testApp);
  done(await asAdvisor.reserveQuestion(byId(asked.ID)));
  return { asked, ...done(await asAdvisor.createAnswer({ body: { QuestionID: asked.ID, AnswerBody } })) };
}
const unreserve = (id: number) => asAdmin.unreserveQuestion(byId(id));

describe("creating a draft", () => {
  it("is allowed once, for the holder of the reservation", async () => {
    const { ID } = await askAndConfirm(testApp);
    const body = { QuestionID: ID, AnswerBody: "<p>Ja.</p><script>alert(1)</script>" };
    expect(refusal(await asAdvisor.createAnswer({ body }))).toBe("409 NOT_RESERVED");
    done(await asAdvisor.reserveQuestion(byId(ID)));
    expect(refusal(await asOtherAdvisor.createAnswer({ body }))).toBe("409 RESERVED_BY_OTHER");
    expect(refusal(await asAdmin.createAnswer({ body }))).toBe("409 RESERVED_BY_OTHER");
    const begun = done(await asAdvisor.createAnswer({ body }));
    expect(begun).toMatchObject({
      ID,
      AnswerBody: "<p>Ja.</p>",
      State: "Open",
      Version: 1,
      User: { Name: "Karin Prov" },
    });
    expect(refusal(await asAdvisor.createAnswer({ body }))).toBe("409 ANSWER_EXISTS");
    expect(done(await asOtherAdvisor.getQuestionAnswer(byId(ID))).AnswerBody).toBe("<p>Ja.</p>");
    expect(done(await asAdvisor.getQuestion(byId(ID))).HasAnswer).toBe(true);
    done(await unreserve(ID));
  });

  it("returns the same answer again for the same Idempotency-Key", async () => {
    const { ID } = await askAndConfirm(testApp);
    done(await asAdvisor.reserveQuestion(byId(ID)));
    const call = { body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" }, idempotencyKey: "draft-1" };
    const first = await asAdvisor.createAnswer(call);
    const again = await asAdvisor.createAnswer(call);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    done(await unreserve(ID));
  });

  it("accepts the longest allowed answer, counted in characters rather than bytes", async () => {
    const text = "法".repeat(lengths.AnswerBody.max - "<p></p>".length);
    const { asked, AnswerBody } = await draft(`<p>${text}</p>`);
    expect(AnswerBody).toBe(`<p>${text}</p>`);
    done(await unreserve(asked.ID));
  });

  it("answers 404 for an unknown question", async () => {
    expect(refusal(await asAdvisor.createAnswer({ body: { QuestionID: 999_999 } }))).toBe("404 NOT_FOUND");
    const { ID } = await askAndConfirm(testApp);
    expect(refusal(await asAdvisor.getQuestionAnswer(byId(ID)))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdmin.updateAnswer(put(ID, "save")))).toBe("404 NOT_FOUND");
  });
});

describe("saving a draft", () => {
  it("is allowed for the holder and admins; a save of an old version gets 409", async () => {
    const { ID, Version } = await draft();
    const saved = done(await asAdvisor.updateAnswer(put(ID, "save", { AnswerBody: "<p>Ja!</p>", Version })));
    expect(saved).toMatchObject({ AnswerBody: "<p>Ja!</p>", Version: Version + 1, SentAt: null, State: "Open" });
    expect(refusal(await asAdvisor.updateAnswer(put(ID, "save", { AnswerBody: "x", Version })))).toBe(
      "409 CHANGED_BY_OTHER",
    );
    expect(refusal(await asOtherAdvisor.updateAnswer(put(ID, "save")))).toBe("409 RESERVED_BY_OTHER");
    expect(done(await asAdmin.updateAnswer(put(ID, "save", { AnswerBody: "<p>Jo.</p>" }))).User?.Name).toBe(
      "Karin Prov",
    );
    done(await unreserve(ID));
    expect(refusal(await asAdvisor.updateAnswer(put(ID, "save")))).toBe("409 NOT_RESERVED");
  });

  it("keeps the draft and its author after the lease expires, and refuses the former holder", async () => {
    const { ID } = await draft("<p>Karins utkast</p>");
    testApp.setTime(new Date(Date.now() + 61 * 60_000));
    const [first, second] = (["advisor", "otherAdvisor"] as const).map((name) => testApp.as(testApp.tokenOf(name)));
    if (!first || !second) throw new Error("no clients");
    for (const action of ["save", "send"] as const) {
      const late = await first.updateAnswer(put(ID, action, { AnswerBody: "<p>sent</p>" }));
      expect(refusal(late)).toBe("409 NOT_RESERVED");
      expect(!late.ok && errorText(late.body.Code)).toMatch(/reservation har gått ut.*Reservera den/);
    }
    done(await second.reserveQuestion(byId(ID)));
    expect(done(await second.getQuestionAnswer(byId(ID)))).toMatchObject({
      AnswerBody: "<p>Karins utkast</p>",
      User: { Name: "Karin Prov" },
    });
    expect(refusal(await first.updateAnswer(put(ID, "save", { AnswerBody: "<p>sent</p>" })))).toBe(
      "409 RESERVED_BY_OTHER",
    );
    const sent = done(await second.updateAnswer(put(ID, "send")));
    expect(sent.User?.Name, "who sends is the author").toBe("Elias Prov");
  });
});

describe("sending", () => {
  it.each(["send", "publish"] as const)(
    "at once without a version (%s): one wins, the others get 409",
    async (action) => {
      const { ID } = await draft();
      const texts = ["Ja, så är det.", "Nej.", "Kanske."].map((text) => `<p>${text}</p>`);
      const blocker = await app.pool.connect();
      await blocker.query("begin");
      await blocker.query("select from questions where id = $1 for update", [ID]);
      const calls = texts.map((AnswerBody) => asAdvisor.updateAnswer(put(ID, action, { AnswerBody })));
      const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await until(async () => (await app.pool.query(waiting)).rowCount === texts.length);
      await blocker.query("rollback");
      blocker.release();
      const outcomes = await Promise.all(calls);
      expect(outcomes.filter(({ ok }) => !ok).map(refusal)).toEqual(Array(2).fill("409 CHANGED_BY_OTHER"));
      const winner = texts[outcomes.findIndex(({ ok }) => ok)];
      expect(done(await asAdmin.getAnswer(byId(ID))).AnswerBody).toBe(winner);
    },
  );

  it("again with another text needs the version that was seen", async () => {
    const { ID } = await draft();
    const AnswerBody = "<p>Nej.</p>";
    const { Version } = done(await asAdvisor.updateAnswer(put(ID, "send")));
    expect(refusal(await asAdmin.updateAnswer(put(ID, "send", { AnswerBody })))).toBe("409 CHANGED_BY_OTHER");
    done(await asAdmin.updateAnswer(put(ID, "send", { AnswerBody, Version })));
  });

  it("mails the asker once, with a link to the answer, and ends the reservation", async () => {
    const { ID, asked } = await draft();
    const sent = done(await asAdvisor.updateAnswer(put(ID, "send")));
    expect(sent).toMatchObject({ State: "Answered", PublishedAt: null, Uri: null, User: { Name: "Karin Prov" } });
    expect(sent.SentAt).not.toBeNull();
    const question = done(await asAdmin.getQuestion(byId(ID)));
    expect(question.ReservedBy).toBeNull();
    const to = question.Asker?.Email ?? "";
    const codes = await statusCodes(testApp, to);
    expect(codes).toHaveLength(2);
    for (const accessCode of [...codes, asked.AccessCode]) {
      const status = done(await client.getQuestionStatus({ accessCode }));
      expect(status).toMatchObject({ State: "Answered", AnswerBody: "<p>Ja, hela summan.</p>", Uri: null });
    }
    const sentMails = (await testApp.mails()).filter((sentMail) => sentMail.to === to).length;
    done(await asAdvisor.updateAnswer(put(ID, "send")));
    done(await asAdvisor.updateAnswer(put(ID, "publish")));
    const { Uri, PublishedAt } = done(await client.getQuestionStatus({ accessCode: asked.AccessCode }));
    expect([Uri, PublishedAt]).toEqual([expect.any(String), expect.any(String)]);
    expect((await testApp.mails()).filter((sentMail) => sentMail.to === to)).toHaveLength(sentMails);
  });

  it("readers can't see the draft before it is sent", async () => {
    const { ID, asked } = await draft();
    expect(done(await client.getQuestionStatus({ accessCode: asked.AccessCode })).AnswerBody).toBeNull();
    expect(refusal(await client.getAnswer(byId(ID)))).toBe("404 NOT_FOUND");
    expect((await asOtherAdvisor.getAnswer(byId(ID))).status).toBe(200);
    done(await unreserve(ID));
  });

  it("is refused for an empty answer", async () => {
    const { ID } = await draft("<p>&nbsp;</p><p><br></p>");
    for (const Action of ["send", "publish"] as const) {
      expect(refusal(await asAdvisor.updateAnswer(put(ID, Action)))).toBe("409 ANSWER_EMPTY");
    }
    done(await asAdvisor.updateAnswer(put(ID, "save", { AnswerBody: "" })));
    done(await unreserve(ID));
  });
});

describe("publishing", () => {
  it("records why the sources are missing in the audit log", async () => {
    const { ID } = await draft();
    const Reason = "Frågan gäller god sed, inte en lag.";
    done(await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "publish", Reason } }));
    const query = { Entity: "question", EntityID: ID, Act: "question.published" } as const;
    const [published] = done(await asAdmin.listActs({ query })).Acts;
    expect(published?.Changed).toContainEqual({ Field: "Reason", Before: null, After: Reason });
  });

  it("gives each answer a unique address, also for concurrent publications", async () => {
    const Title = "Får hyresvärden höja hyran hur som helst?";
    const first = await publish(testApp, { Title });
    const drafts = await Promise.all([askAndConfirm(testApp, { Title }), askAndConfirm(testApp, { Title })]);
    for (const { ID } of drafts) {
      done(await asAdvisor.reserveQuestion(byId(ID)));
      done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Nej.</p>" } }));
    }
    const published = await Promise.all(drafts.map(({ ID }) => asAdvisor.updateAnswer(put(ID, "publish"))));
    expect(first.Uri).toBe("far-hyresvarden-hoja-hyran-hur-som-helst");
    expect(published.map((outcome) => done(outcome).Uri).sort()).toEqual([`${first.Uri}-2`, `${first.Uri}-3`]);
  });

  it("is refused without a required consent, and after an objection", async () => {
    const paid = await draft();
    await app.db.update(questions).set({ Type: "Express" }).where(eq(questions.ID, paid.ID));
    expect(refusal(await asAdvisor.updateAnswer(put(paid.ID, "publish")))).toBe("409 CONSENT_MISSING");
    await app.db.update(questions).set({ PublishConsent: true }).where(eq(questions.ID, paid.ID));
    expect(done(await asAdvisor.updateAnswer(put(paid.ID, "publish"))).State).toBe("Published");

    const { ID, asked } = await draft();
    done(await client.objectToPublication({ ...byId(ID), accessCode: asked.AccessCode }));
    expect(refusal(await asAdvisor.updateAnswer(put(ID, "publish")))).toBe("409 PUBLICATION_OBJECTED");
    expect(done(await asAdvisor.updateAnswer(put(ID, "send"))).State).toBe("Answered");
  });

  it("can be followed by edits of the author and admins, sanitised again and never empty", async () => {
    const { ID, PublishedAt } = await publish(testApp);
    const AnswerBody = '<p onclick="x()">Rättat.</p>';
    const edited = done(await asAdvisor.updateAnswer(put(ID, "save", { AnswerBody })));
    expect(edited).toMatchObject({ AnswerBody: "<p>Rättat.</p>", State: "Published", PublishedAt });
    expect(done(await client.getAnswer(byId(ID))).AnswerBody).toBe("<p>Rättat.</p>");
    expect((await asAdmin.updateAnswer(put(ID, "publish", { AnswerBody: "<p>Igen.</p>" }))).status).toBe(200);
    expect(done(await client.getAnswer(byId(ID)))).toMatchObject({ AnswerBody: "<p>Igen.</p>", PublishedAt });
    expect(refusal(await asOtherAdvisor.updateAnswer(put(ID, "save", { AnswerBody })))).toBe("403 NOT_ALLOWED");
    expect(refusal(await asAdvisor.updateAnswer(put(ID, "save", { AnswerBody: "<p></p>" })))).toBe("409 ANSWER_EMPTY");
  });

  it("shows readers the answer and its author, and no internal data", async () => {
    const { ID, Uri } = await publish(testApp);
    const read = done(await client.getAnswerByUri({ params: { uri: Uri ?? "" } }));
    expect(read).toEqual(done(await client.getAnswer(byId(ID))));
    expect(read.User).toEqual({ Name: "Karin Prov", Title: "Jurist" });
    expect(Object.keys(read).sort()).toEqual(
      [
        "ID",
        "Title",
        "Uri",
        "AnswerBody",
        "PublishedAt",
        "UpdatedAt",
        "ValidAt",
        "Provisions",
        "Citations",
        "LawChanges",
        "Area",
        "Category",
        "User",
        "Question",
      ].sort(),
    );
    expect(done(await asOtherAdvisor.getAnswer(byId(ID)))).toMatchObject({
      State: "Published",
      Version: expect.any(Number),
    });
  });
});
