import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPerson } from "../../test/accounts.ts";
import { askAndConfirm, done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { findConflicts, recordParties } from "../conflict/partyRepository.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { news } from "../db/schema/news.ts";
import { partyKeys } from "../db/schema/parties.ts";
import { products } from "../db/schema/products.ts";
import { acceptedFindings } from "../db/schema/publication.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { repairs } from "../db/schema/repairs.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";
import { templates } from "../db/schema/templates.ts";
import { normaliseStoredTexts } from "./normaliseStoredTexts.ts";
import { repairTexts } from "./repairTexts.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, client } = testApp;
const { db, conflictSeal } = app;

const nfd = (text: string) => text.normalize("NFD");
const withSoftHyphens = (text: string) => text.replace(/(?<=[\p{L}\d])(?=[\p{L}\d])/gu, "\u00ad");
const withZeroWidth = (text: string) => text.replace(/(?<=\d)(?=\d)/g, "\u200b");

/** What has to stay: joiners of Persian, a family, the accents of an answer. */
const persian = "می\u200cخواهم hyra 👨\u200d👩\u200d👧 här";

interface Planted {
  hidden: number;
  accepted: number;
  harmless: number;
  persian: number;
  waiting: number;
}

/** Rows as earlier versions stored them. */
async function plant(): Promise<Planted> {
  const [hidden, accepted, harmless, kept] = [
    await publish(testApp),
    await publish(testApp),
    await publish(testApp),
    await publish(testApp),
  ].map(({ ID }) => ID) as [number, number, number, number];
  const set = (ID: number, text: Partial<typeof questions.$inferInsert>) =>
    db.update(questions).set(text).where(eq(questions.ID, ID));
  await set(hidden, {
    Title: nfd("Får min hyresvärd Jörgen Lööf\u00a0hyra ut?"),
    QuestionBody: withSoftHyphens("Jag heter Åsa Öberg, 811218-9876, och bor i Sala."),
  });
  await set(accepted, { Title: withZeroWidth("Får jag ringa 070-174 06 05 om hyran?") });
  const [{ UserID } = { UserID: 0 }] = await db.select({ UserID: accounts.UserID }).from(accounts).limit(1);
  const Reason = "Numret är företagets";
  await db
    .insert(acceptedFindings)
    .values({ QuestionID: accepted, Text: "070-174 06 05", Reason, UserID, At: "2026-01-01T00:00:00Z" });
  await set(harmless, { Title: nfd("Vad gör en överförmyndare för spärrvaktsmössan?") });
  await db
    .update(answers)
    .set({ AnswerBody: `<p>${nfd("Överförmyndaren")}</p><p>\u0338Hon får 1\u20444.</p>` })
    .where(eq(answers.ID, harmless));
  await set(kept, { QuestionBody: persian });
  await db
    .update(askers)
    .set({ FirstName: nfd("Åsa") })
    .where(eq(askers.QuestionID, harmless));
  const { ID: waiting } = await askAndConfirm(testApp);
  await set(waiting, { QuestionBody: nfd("Vad säger mössförvaltarens regler om hyran?") });
  return { hidden, accepted, harmless, persian: kept, waiting };
}

let planted: Planted;
beforeAll(async () => {
  planted = await plant();
  await db.insert(news).values({ Uri: "prov", Title: nfd("Ny lag om hyresvärdar"), Body: `<p>${nfd("Å")}</p>` });
  await db.insert(templates).values({ Name: nfd("Hälsning"), Body: "<p>Hej\u200b!</p>" });
  await db.insert(contactMessages).values({
    ...{ Name: "Kim\u202e Ek\u202c", Email: "kim@exempel.se", Subject: "Other", Message: "\ufeffHej\u0007 du" },
  });
  // More than one batch.
  const many = Array.from({ length: 450 }, (_, at) => ({ Name: nfd("Åsa"), Email: `a${at}@exempel.se` }));
  await db.insert(contactMessages).values(many.map((one) => ({ ...one, Subject: "Other" as const, Message: "Hej" })));
  await db.insert(acts).values({ Sfs: "2099:1", Title: nfd("Påhittad lag (2099:1)") });
  await db.insert(provisionTexts).values({
    ...{ Sfs: "2099:1", Paragraph: "1", Text: withSoftHyphens("Hyresvärden ska svara."), Repealed: false },
    AnalysisVersion: 99,
  });
  await db
    .update(products)
    .set({ Included: [nfd("Ett möte på plats"), "Avtal\u00ad"], Questions: { title: nfd("Född") } })
    .where(eq(products.ID, sql`(select min(id) from products)`));
  await addPerson(testApp, { Email: "åsa@exempel.se", LastName: "Ett" });
  await addPerson(testApp, { Email: nfd("åsa@exempel.se"), LastName: nfd("Två") });
  await db.transaction((tx) =>
    recordParties(tx, conflictSeal, {
      matter: { Kind: "question", ID: planted.hidden },
      given: [{ Side: "client", Name: withSoftHyphens("Zlatko Björnbom") }],
      keepUntil: new Date("2036-01-01"),
    }),
  );
  // An earlier version made the hashes of the name as it was written.
  await db.update(partyKeys).set({ Hash: sql`md5(hash)` });
  await testApp.indexed();
});

const textsOf = async (id: number) => {
  const [row] = await db
    .select({ Title: questions.Title, QuestionBody: questions.QuestionBody, AnswerBody: answers.AnswerBody })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .where(eq(questions.ID, id));
  return row;
};
const found = async (Query: string) => {
  await testApp.indexed();
  return done(await client.listAnswers({ query: { Query } })).Answers.map(({ ID }) => ID);
};
const waitingFound = async (Query: string) =>
  done(await asAdvisor.listQuestions({ query: { State: "unanswered", Query } })).Questions.map(({ ID }) => ID);
const open = { query: { State: "Open", Reason: "PersonalData" } } as const;

test("a question that waits, stored decomposed, is not found by staff before the repair", async () => {
  expect(await waitingFound("mössförvaltarens")).toEqual([]);
});

test("a repair that was stopped goes on where it stopped, and two at once change each row once", async () => {
  let steps = 0;
  const stopped = await normaliseStoredTexts(app, () => {
    steps += 1;
    return steps > 3;
  });
  expect(stopped).toMatchObject({ IsDone: false });
  expect(stopped?.Tables?.length).toBeGreaterThan(0);
  await Promise.all([repairTexts(app), repairTexts(app)]);

  const rows = await db
    .select()
    .from(repairs)
    .where(inArray(repairs.Name, ["storedTexts", "publishedTexts", "parties"]));
  const report = Object.fromEntries(rows.map(({ Name, Report }) => [Name, Report]));
  expect(report.storedTexts).toMatchObject({
    IsDone: true,
    Changed: {
      "questions.title": 3,
      "questions.question_body": 2,
      "answers.answer_body": 1,
      "askers.first_name": 1,
      "news.title": 1,
      "news.body": 1,
      "templates.name": 1,
      "templates.body": 1,
      "contact_messages.name": 451,
      "contact_messages.message": 1,
      "products.included": 1,
      "products.questions": 1,
      "acts.title": 1,
      "provision_texts.text": 1,
    },
  });
  expect(report.parties).toMatchObject({ IsDone: true, Changed: { parties: 1 } });
  expect(report.publishedTexts).toMatchObject({ IsDone: true, Changed: { Checked: 4, Reported: 1 } });
});

test("the texts are composed and without invisible signs, and joiners that a script needs stay", async () => {
  expect(await textsOf(planted.hidden)).toMatchObject({
    Title: "Får min hyresvärd Jörgen Lööf hyra ut?",
    QuestionBody: "Jag heter Åsa Öberg, 811218-9876, och bor i Sala.",
  });
  expect(await textsOf(planted.harmless)).toMatchObject({
    AnswerBody: "<p>Överförmyndaren</p><p>\u0338Hon får 1\u20444.</p>",
  });
  expect((await textsOf(planted.persian))?.QuestionBody).toBe(persian);
  const [message] = await db.select().from(contactMessages).orderBy(contactMessages.ID).limit(1);
  expect(message).toMatchObject({ Name: "Kim Ek", Message: "Hej du" });
  const [product] = await db.select().from(products).orderBy(products.ID).limit(1);
  expect(product).toMatchObject({ Included: ["Ett möte på plats", "Avtal"], Questions: { title: "Född" } });
});

test("what changed is indexed again", async () => {
  expect(await waitingFound("mössförvaltarens")).toEqual([planted.waiting]);
  expect(await found("spärrvaktsmössan")).toContain(planted.harmless);
  const [wording] = await db.select().from(provisionTexts).where(eq(provisionTexts.Sfs, "2099:1"));
  expect(wording).toMatchObject({ Text: "Hyresvärden ska svara." });
  expect(wording?.AnalysisVersion).toBeLessThan(99);
  const given = [{ Side: "counterparty" as const, Name: "Zlatko Björnbom" }];
  const [conflict] = await findConflicts(db, conflictSeal, given);
  expect(conflict?.earlier.Name).toBe("Zlatko Björnbom");
});

test("published personal data comes into the inbox and on the dashboard, stays published, and accepted data does not", async () => {
  const { Items } = done(await asAdvisor.listInbox(open));
  expect(Items).toMatchObject([
    { Kind: "Report", Reason: "PersonalData", State: "New", About: { ID: planted.hidden, IsPublic: true } },
  ]);
  expect(Items[0]?.Text).not.toMatch(/Jörgen|Öberg|811218/);
  expect(done(await asAdvisor.getDesk()).PersonalData).toBe(1);
});

test("two accounts whose addresses become equal are reported and not merged", async () => {
  const rows = await db
    .select()
    .from(accounts)
    .where(inArray(accounts.LastName, ["Ett", "Två", nfd("Två")]));
  expect(rows.map(({ Email }) => Email).toSorted()).toEqual(["åsa@exempel.se", nfd("åsa@exempel.se")].toSorted());
  const second = rows.find(({ LastName }) => LastName !== "Ett");
  const [row] = await db.select().from(repairs).where(eq(repairs.Name, "storedTexts"));
  expect(row?.Report).toMatchObject({ Left: { accounts: [second?.UserID] } });
});

test("administrators read in the audit log how many rows changed, without a text", async () => {
  const { Acts } = done(await asAdmin.listActs({ query: { Entity: "repair" } }));
  expect(Acts.map(({ Action }) => Action).toSorted()).toEqual([
    "publishedChecked",
    "textsNormalised",
    "textsNormalised",
  ]);
  const fields = Acts.flatMap(({ Changed }) => Changed);
  expect(fields).toContainEqual({ Field: "questions.title", Before: null, After: 3 });
  expect(fields).toContainEqual({ Field: "accounts: lika med en annan", Before: null, After: 1 });
  expect(fields.every(({ After }) => typeof After === "number")).toBe(true);
});

test("a later start changes and reports nothing", async () => {
  await repairTexts(app);
  expect(done(await asAdvisor.listInbox(open)).Total).toBe(1);
  expect(done(await asAdmin.listActs({ query: { Entity: "repair" } })).Total).toBe(3);
});
