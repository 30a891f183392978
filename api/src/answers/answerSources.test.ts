import { dayOf } from "@lagrum/core/domain/dates";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { askAndConfirm, done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { questions } from "../schema/questions.ts";

const testApp = await createTestApp();
const { client, asAdmin, asAdvisor, app } = testApp;
afterAll(() => testApp.close());
afterEach(async () => void (await app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null })));

const byId = (id: number) => ({ params: { id } });
const deposit = { Law: "jordabalken", Sfs: "1970:994", Chapter: "12", Paragraph: "28" };
const interest = { Law: "Drönarlag (2031:12)", Sfs: "2031:12", Chapter: null, Paragraph: "3 - 5" };

async function draft(more: object = {}) {
  const { ID } = await askAndConfirm(testApp);
  done(await asAdvisor.reserveQuestion(byId(ID)));
  return done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>", ...more } }));
}

describe("what an answer rests on", () => {
  it("is kept in the draft with labels, stays when left out, and reaches readers", async () => {
    const { ID, Provisions } = await draft({ Provisions: [deposit, interest], ValidAt: "2026-10-01" });
    const labels = ["12 kap. 28 § jordabalken (1970:994)", "3–5 §§ Drönarlag (2031:12)"];
    expect(Provisions.map(({ Label }) => Label)).toEqual(labels);
    const published = done(
      await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "publish", AnswerBody: "<p>Ja!</p>" } }),
    );
    expect(published).toMatchObject({ ValidAt: "2026-10-01", AnswerBody: "<p>Ja!</p>" });
    const read = done(await client.getAnswer(byId(ID)));
    expect(read.Provisions.map(({ Label }) => Label)).toEqual(labels);
    expect(read.ValidAt).toBe("2026-10-01");
    const emptied = done(
      await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "save", Provisions: [], ValidAt: "2026-11-01" } }),
    );
    expect(emptied).toMatchObject({ Provisions: [], ValidAt: "2026-11-01", AnswerBody: "<p>Ja!</p>" });
  });

  it("is dated the day it is sent unless a day was given", async () => {
    const { ID, ValidAt } = await draft();
    expect(ValidAt).toBeNull();
    const sent = done(await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "send" } }));
    expect(sent.ValidAt).toBe(dayOf(new Date()));
  });

  it.each([
    ["Sfs", { ...deposit, Sfs: "70:994" }],
    ["Sfs", { ...deposit, Sfs: "1970-994" }],
    ["Law", { ...deposit, Law: " " }],
    ["Chapter", { ...deposit, Chapter: "tolv" }],
    ["Paragraph", { ...deposit, Paragraph: "" }],
    ["Paragraph", { ...deposit, Paragraph: "28 § första stycket" }],
  ])("is refused at its %s when that can't be", async (field, wrong) => {
    const { ID } = await draft();
    const refused = await asAdvisor.updateAnswer({
      ...byId(ID),
      body: { Action: "save", Provisions: [deposit, wrong] },
    });
    expect([refused.status, !refused.ok && Object.keys(refused.body.Details ?? {})]).toEqual([
      422,
      [`Provisions.1.${field}`],
    ]);
  });
});

describe("the preview", () => {
  it("is what readers would get: sanitised, labelled, dated and signed, and stores nothing", async () => {
    const { ID } = await askAndConfirm(testApp);
    const given = { AnswerBody: '<p onclick="x()">Ja.</p><script>1</script>', Provisions: [deposit], ValidAt: null };
    const seen = done(await asAdvisor.previewAnswer({ ...byId(ID), body: given }));
    expect(seen).toMatchObject({
      AnswerBody: "<p>Ja.</p>",
      ValidAt: dayOf(new Date()),
      User: { Name: "Karin Prov", Title: "Jurist" },
      Category: { Uri: "hyresratt" },
    });
    expect(done(await asAdmin.getQuestion(byId(ID))).HasAnswer).toBe(false);

    const answered = await publish(testApp, {}, given.AnswerBody);
    done(await asAdvisor.updateAnswer({ ...byId(answered.ID), body: { Action: "save", Provisions: [deposit] } }));
    const read = done(await client.getAnswer(byId(answered.ID)));
    const shown = done(
      await asAdmin.previewAnswer({ ...byId(answered.ID), body: { ...given, ValidAt: read.ValidAt } }),
    );
    const { Question, Uri, UpdatedAt, Area, ...asRead } = read;
    expect(shown).toEqual({ ...asRead, QuestionBody: Question.QuestionBody });
  });
});
