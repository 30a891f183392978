import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { done, drafted, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdvisor, asOtherAdvisor, asAdmin } = testApp;

/** An act that is invented for this project: chapters that restart, with a repealed paragraph. */
const Sfs = "2026:9001";
const Law = "Påhittad lag (2026:9001) om cyklar";
const cite = (Chapter: string | null, Paragraph: string, number = Sfs) => ({ Law, Sfs: number, Chapter, Paragraph });

beforeAll(async () => {
  await app.db.insert(acts).values({ Sfs, Title: Law });
  const places = [
    ["3", "4", "En cykel ska ha en ringklocka."],
    ["4", "3", "Däck ska ha luft."],
    ["4", "61", "Har upphävts genom lag (2026:9002)."],
  ] as const;
  await app.db.insert(provisionTexts).values(
    places.map(([Chapter, Paragraph, Text]) => ({
      ...{ Sfs, Chapter, Paragraph, Text, InForce: null },
      Repealed: Text.startsWith("Har upphävts"),
    })),
  );
});

const byId = (id: number) => ({ params: { id } });
const update = (id: number, body: object) =>
  asAdvisor.updateAnswer({ ...byId(id), body: { Action: "publish", ...body } });

test.each([
  ["a chapter that doesn't exist", cite("44", "3"), "Provisions.0.Paragraph", "4 kap. 3 §"],
  ["a paragraph that doesn't exist", cite("3", "5"), "Provisions.0.Paragraph", "3 kap. 4 §"],
  ["a paragraph far from all others", cite("3", "900"), "Provisions.0.Paragraph", undefined],
  ["a paragraph without its chapter", cite(null, "61"), "Provisions.0.Paragraph", "4 kap. 61 §"],
  ["the end of a range", cite("3", "4–9"), "Provisions.0.Paragraph", "3 kap. 4 §"],
  ["an unknown act", cite(null, "1", "2099:999"), "Provisions.0.Sfs", undefined],
])("%s is not published until an advisor confirms it with a reason", async (_, provision, field, suggestion) => {
  const id = await drafted(testApp);
  const refused = await update(id, { Provisions: [provision] });
  expect(refusal(refused)).toBe("409 PROVISION_NOT_FOUND");
  if (refused.ok) throw new Error("published");
  expect(refused.body.Details).toEqual({ [field]: ["PROVISION_NOT_FOUND"] });
  expect(refused.body.Provisions?.[0]?.Suggestion?.Label).toBe(
    suggestion && `${suggestion} Påhittad lag (2026:9001) om cyklar (2026:9001)`,
  );

  const { Law: _law, ...place } = provision;
  const body = { Provisions: [place], Reason: "Läst i författningssamlingen.", Source: "https://example.se/lag" };
  for (const bad of [{ Reason: "Ja." }, { Source: "http://example.se/lag" }, { Provisions: [] }]) {
    const unsafe = await asAdvisor.confirmProvisions({ ...byId(id), body: { ...body, ...bad } });
    expect(refusal(unsafe)).toBe("422 INCORRECT_PROPERTIES");
  }
  expect(refusal(await asOtherAdvisor.confirmProvisions({ ...byId(id), body }))).toBe("409 RESERVED_BY_OTHER");
  done(await asAdvisor.confirmProvisions({ ...byId(id), body }));
  expect(done(await update(id, { Provisions: [provision] })).State).toBe("Published");
  const { History } = done(await asAdmin.getQuestion(byId(id)));
  expect(History.map(({ Action }) => Action)).toContain("provisionConfirmed");
});

test.each([
  ["a chapter that doesn't exist", "44 kap. 3 § lagen (2026:9001) om cyklar", cite("44", "3"), "4 kap. 3 §"],
  ["a paragraph that doesn't exist", "3 kap. 5 § lagen (2026:9001) om cyklar", cite("3", "5"), "3 kap. 4 §"],
  ["a paragraph far from all others", "90 § lagen (2026:9001) om cyklar", cite(null, "90"), undefined],
  ["a paragraph without its chapter", "61 § lagen (2026:9001) om cyklar", cite(null, "61"), "4 kap. 61 §"],
  ["a paragraph without its chapter, of a listed act", "26 § JB", cite(null, "26", "1970:994"), undefined],
  ["a paragraph of an unknown act", "90 § lagen (2099:999) om drönare", cite(null, "90", "2099:999"), undefined],
  ["an unknown act alone", "SFS 2099:999", cite(null, "", "2099:999"), undefined],
])("%s in the text only is not published until it is confirmed", async (_, words, provision, suggestion) => {
  const id = await drafted(testApp);
  const AnswerBody = `<p>Det framgår av ${words} att hyresvärden ska betala tillbaka din deposition.</p>`;
  const refused = await update(id, { AnswerBody });
  expect(refusal(refused)).toBe("409 PROVISION_NOT_FOUND");
  if (refused.ok) throw new Error("published");
  expect(refused.body.Details).toEqual({ AnswerBody: ["PROVISION_NOT_FOUND"] });
  const { Law: _law, ...place } = provision;
  expect(refused.body.Provisions).toMatchObject([{ ...place, Index: null }]);
  expect(refused.body.Provisions?.[0]?.Suggestion?.Label).toBe(
    suggestion && `${suggestion} Påhittad lag (2026:9001) om cyklar (2026:9001)`,
  );

  const body = { Provisions: [place], Reason: "Läst i författningssamlingen." };
  done(await asAdvisor.confirmProvisions({ ...byId(id), body }));
  expect(done(await update(id, { AnswerBody })).State).toBe("Published");
  const { History } = done(await asAdmin.getQuestion(byId(id)));
  expect(History.map(({ Action }) => Action)).toContain("provisionConfirmed");
});

test("a listed act whose numbering restarts needs the chapter in the list too, and none where the text implies it", async () => {
  const id = await drafted(testApp);
  const refused = await update(id, { Provisions: [cite(null, "26", "1970:994")] });
  expect(refusal(refused)).toBe("409 PROVISION_NOT_FOUND");
  expect(refused.ok || refused.body.Details).toEqual({ "Provisions.0.Paragraph": ["PROVISION_NOT_FOUND"] });
  const AnswerBody = "<p>Enligt 12 kap. 24 § jordabalken ska lägenheten vårdas. Se även 25 §.</p>";
  expect(done(await update(id, { AnswerBody, Provisions: [] })).State).toBe("Published");
});

test("of several chapters with the paragraph, the one that the answer cites is suggested", async () => {
  await app.db.insert(acts).values({ Sfs: "1970:994", Title: "Jordabalk (1970:994)" });
  const wording = { Sfs: "1970:994", Text: "Påhittad.", InForce: null, Repealed: false };
  await app.db.insert(provisionTexts).values([
    { ...wording, Chapter: "7", Paragraph: "26" },
    { ...wording, Chapter: "12", Paragraph: "24" },
    { ...wording, Chapter: "12", Paragraph: "26" },
  ]);
  const AnswerBody = "<p>Se 12 kap. 24 § JB och 26 § JB.</p>";
  const refused = await update(await drafted(testApp), { AnswerBody });
  expect(refused.ok || refused.body.Provisions?.[0]?.Suggestion).toMatchObject({ Chapter: "12", Paragraph: "26" });
  await app.db.delete(acts).where(eq(acts.Sfs, "1970:994"));
});

test("an unknown provision in the text is refused when a published answer is saved", async () => {
  const { ID } = await publish(testApp);
  const AnswerBody = "<p>Se 90 § lagen (2099:999) om drönare.</p>";
  expect(refusal(await update(ID, { Action: "save", AnswerBody }))).toBe("409 PROVISION_NOT_FOUND");
});

test("existing provisions are published, repealed ones and acts without facts once they are confirmed", async () => {
  const id = await drafted(testApp);
  const known = { Law: "jordabalken", Sfs: "1970:994", Chapter: "12", Paragraph: "24" };
  const european = { Law: "dataskyddsförordningen", Sfs: "EU 2016/679", Chapter: null, Paragraph: "6.1 f" };
  const [repealed, found] = [cite("4", "61"), cite("3", "4")];
  const Provisions = [found, repealed, known, european];
  const refused = await update(id, { Provisions });
  expect(refusal(refused)).toBe("409 PROVISION_NOT_FOUND");
  expect(refused.ok || refused.body.Provisions?.map(({ Index, Status }) => [Index, Status])).toEqual([
    [1, "Repealed"],
    [3, "NotImported"],
  ]);
  const places = [repealed, european].map(({ Law: _law, ...place }) => place);
  const body = { Provisions: places, Reason: "Läst i källorna, gällde då." };
  done(await asAdvisor.confirmProvisions({ ...byId(id), body }));
  done(await update(id, { Provisions }));
  done(await update(id, { Action: "save", AnswerBody: "<p>Ändrat.</p>" }));
  await app.db.delete(acts);
});

test("a check shows what is found, with its wording, and changes nothing", async () => {
  await app.db.insert(acts).values({ Sfs, Title: Law });
  const wording = { Sfs, Chapter: "3", Paragraph: "4", Repealed: false };
  await app.db.insert(provisionTexts).values([
    { ...wording, InForce: "2020-01-01", Text: "Ring!" },
    { ...wording, InForce: "2099-01-01", Text: "Ring inte." },
    { ...wording, Paragraph: "5", InForce: null, Text: "Har upphävts genom lag (2026:9002).", Repealed: true },
  ]);
  const id = await drafted(testApp);
  const AnswerBody = "<p>Enligt 7 § LAS och 3 kap. 4 § lagen (2026:9001) om cyklar.</p>";
  const body = { AnswerBody, Provisions: [cite("3", "5")], ValidAt: null };
  const { Provisions } = done(await asAdvisor.checkProvisions({ ...byId(id), body }));
  expect(Provisions.map(({ Index, Sfs: number, Status, Wording }) => [Index, number, Status, Wording?.Text])).toEqual([
    [0, Sfs, "Repealed", "Har upphävts genom lag (2026:9002)."],
    [null, "1982:80", "Found", undefined],
    [null, Sfs, "Found", "Ring!"],
  ]);
});
