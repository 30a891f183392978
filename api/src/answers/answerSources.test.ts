import { dayOf } from "@lagrum/core/text/dates";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { askAndConfirm, done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
const { client, asAdmin, asAdvisor, app } = testApp;
afterAll(() => testApp.close());
afterEach(async () => void (await app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null })));

const byId = (id: number) => ({ params: { id } });
const deposit = { Law: "jordabalken", Sfs: "1970:994", Chapter: "12", Paragraph: "28" };
const erasure = { Law: "dataskyddsförordningen", Sfs: "EU 2016/679", Chapter: null, Paragraph: "17" };
const interest = { Law: "Drönarlag (2031:12)", Sfs: "2031:12", Chapter: null, Paragraph: "3 - 5" };

async function draft(more: object = {}) {
  const { ID } = await askAndConfirm(testApp);
  done(await asAdvisor.reserveQuestion(byId(ID)));
  return done(await asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>", ...more } }));
}

describe("the provisions and the date of an answer", () => {
  it("are stored in the draft with labels, stay when omitted, and are published", async () => {
    const { ID, Provisions } = await draft({ Provisions: [deposit, interest], ValidAt: "2026-10-01" });
    const labels = ["12 kap. 28 § jordabalken (1970:994)", "3–5 §§ Drönarlag (2031:12)"];
    expect(Provisions.map(({ Label }) => Label)).toEqual(labels);
    const unknown = {
      Provisions: [{ Sfs: "2031:12", Chapter: null, Paragraph: "3–5" }],
      Reason: "Läst i författningssamlingen.",
    };
    done(await asAdvisor.confirmProvisions({ ...byId(ID), body: unknown }));
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

  it("the date is the day of sending unless one was given", async () => {
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
    ["Sfs", { ...erasure, Sfs: "EU 679" }],
    ["Chapter", { ...erasure, Chapter: "3" }],
    ["Paragraph", { ...erasure, Paragraph: "17 §" }],
  ])("a provision with an invalid %s is refused at that field", async (field, wrong) => {
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

describe("European law", () => {
  it("is cited by article, in any common notation of its number", async () => {
    const { Provisions } = await draft({
      Provisions: [
        erasure,
        { ...erasure, Sfs: "(eu) 2016/679", Paragraph: "12 - 14" },
        { Law: "konsumenträttsdirektivet", Sfs: "2011/83/EU", Chapter: null, Paragraph: "6.1 a" },
      ],
    });
    expect(Provisions.map(({ Label }) => Label)).toEqual([
      "artikel 17 i dataskyddsförordningen (EU 2016/679)",
      "artiklarna 12–14 i dataskyddsförordningen (EU 2016/679)",
      "artikel 6.1 a i konsumenträttighetsdirektivet (2011/83/EU)",
    ]);
  });
});

describe("an imported provision with a non-standard number", () => {
  const odd = { Law: "Byggningabalk", Sfs: "1736:0123 2", Chapter: "22", Paragraph: "§ 1 och 2" };
  const stored = { ...odd, Label: "22 kap. byggningabalken" };

  it("can be saved again, keeps its label, and can be restored from a version", async () => {
    const { ID } = await draft();
    await app.db
      .update(answers)
      .set({ Provisions: [stored], UserID: null })
      .where(eq(answers.ID, ID));
    const save = async (Provisions: object[], AnswerBody: string) =>
      done(await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "save", AnswerBody, Provisions } as never }));
    expect((await save([odd, deposit], "<p>Ja!</p>")).Provisions).toMatchObject([stored, { Sfs: "1970:994" }]);
    expect((await save([deposit], "<p>Ja, allt.</p>")).Provisions).toHaveLength(1);
    expect((await save([odd], "<p>Ja!</p>")).Provisions).toEqual([stored]);
  });

  it("can't be added to an answer that never had it", async () => {
    const { ID } = await draft();
    const refused = await asAdvisor.updateAnswer({ ...byId(ID), body: { Action: "save", Provisions: [odd] } });
    expect(refused.status).toBe(422);
  });
});

describe("the preview", () => {
  it("is what readers would get: sanitised, labelled, dated and signed; nothing is stored", async () => {
    const { ID } = await askAndConfirm(testApp);
    const given = { AnswerBody: '<p onclick="x()">Ja.</p><script>1</script>', Provisions: [deposit], ValidAt: null };
    const seen = done(await asAdvisor.previewAnswer({ ...byId(ID), body: given }));
    expect(seen).toMatchObject({
      AnswerBody: "<p>Ja.</p>",
      ValidAt: dayOf(new Date()),
      User: { Name: "Karin Prov", Title: "Jurist" },
      Category: { Uri: "hyresratt" },
      Area: { Uri: "hyresratt" },
    });
    expect(done(await asAdmin.getQuestion(byId(ID))).HasAnswer).toBe(false);

    const answered = await publish(testApp, {}, given.AnswerBody);
    done(await asAdvisor.updateAnswer({ ...byId(answered.ID), body: { Action: "save", Provisions: [deposit] } }));
    const read = done(await client.getAnswer(byId(answered.ID)));
    const shown = done(
      await asAdmin.previewAnswer({ ...byId(answered.ID), body: { ...given, ValidAt: read.ValidAt } }),
    );
    const { Question, Uri, LawChanges, ...asRead } = read;
    expect(LawChanges).toEqual([]);
    expect(shown).toEqual({ ...asRead, QuestionBody: Question.QuestionBody });
  });
});
