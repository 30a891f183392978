import { afterAll, afterEach, expect, test } from "vitest";
import { done, drafted } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
afterEach(async () => void (await testApp.app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null })));

const update = (id: number, body: object) =>
  testApp.asAdvisor.updateAnswer({ params: { id }, body: { Action: "publish", ...body } });

test.each([
  ["a written ordinal", "Läs nittionionde paragrafen i köplagen.", "NotFound", false],
  ["a chapter of a genitive", "Det regleras i brottsbalkens 44 kapitel.", "NotFound", false],
  ["a stycke beyond the paragraph's end", "Enligt 25 § nionde stycket förvaltningslagen.", "PartMissing", false],
  ["a point beyond the paragraph's end", "Enligt 12 kap. 42 § första stycket 19 jordabalken.", "PartMissing", false],
  ["a repealed paragraph", "Enligt 1 kap. 9 § rättegångsbalken avgörs målet.", "Repealed", false],
  ["a repealed paragraph that the text calls repealed", "Den upphävda 1 kap. 9 § rättegångsbalken.", "Repealed", true],
  ["a repealed act stated as law", "Personuppgiftslagen skyddar dina uppgifter i dag.", "ActRepealed", true],
  ["an article beyond the last one", "Enligt artikel 100 i GDPR raderas det.", "NotFound", false],
  ["a case of a year to come", "Högsta domstolen dömde så i NJA 2099 s. 12.", "Future", false],
  ["a bill of a year to come", "Se prop. 2098/99:12.", "Future", false],
  ["a bare place after a paragraph of text", "Köplagen gäller.</p><p>Enligt 199 § är det så.", "NotFound", false],
  ["a paragraph of no cited chapter", "Se 12 kap. 24 § jordabalken och 199 §.", "NotFound", false],
  ["an act by its name alone", "Enligt 5 § cykelhyreslagen.", "UnlistedAct", true],
])("not sent: %s", async (_, words, Status, Confirmable) => {
  const id = await drafted(testApp);
  const refused = await update(id, { Action: "send", AnswerBody: `<p>${words}</p>` });
  expect(refused.status).toBe(409);
  expect(refused.ok || refused.body.Provisions).toMatchObject([{ Status, Confirmable }]);
});

test.each([
  ["an act of its time", "Personuppgiftslagen gällde till 2018.", null],
  ["an answer of its time", "Personuppgiftslagen skyddar dina uppgifter.", "2015-03-01"],
  ["existing stycken and points", "Enligt 17 § andra stycket 2 köplagen och 12 kap. 42 § första stycket 1 JB.", null],
  ["a contract's paragraph", "Köplagen gäller. Enligt § 99 i avtalet är det så.", null],
  ["a clock time", "Vi hörs kl. 13:10. JB gäller.", null],
  ["a case of this year", "Se NJA 2015 s. 12 och prop. 2009/10:165.", null],
])("sent without a question: %s", async (_, words, ValidAt) => {
  const id = await drafted(testApp);
  done(await update(id, { Action: "send", AnswerBody: `<p>${words}</p>`, ValidAt }));
});
