import { afterAll, expect, test } from "vitest";
import { done, publish, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client, asAdvisor, asAdmin, setTime } = testApp;

/** An act that is invented for this project. */
const law = { Law: "påhittade cykellagen", Sfs: "2026:9001" };
const tyre = { ...law, Chapter: "3", Paragraph: "2 a" };
const range = { ...law, Chapter: "3", Paragraph: "1–4" };
const regulation = { Law: "dataskyddsförordningen", Sfs: "EU 2016/679", Chapter: null, Paragraph: "6.1 f" };

const cite = async (...Provisions: (typeof tyre | typeof regulation)[]): Promise<number> => {
  const { ID } = await publish(testApp);
  const body = { Provisions: Provisions.map(({ Law: _law, ...place }) => place), Reason: "Läst i källan." };
  done(await asAdvisor.confirmProvisions({ params: { id: ID }, body }));
  done(await asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "save", Provisions } }));
  return ID;
};
const provision = (sfs: string, place: string) => client.getProvision({ params: { sfs, place } });

test("acts, provisions and the public answers that cite them, newest first; a range covers its paragraphs", async () => {
  const first = await cite(tyre, regulation);
  setTime(new Date(Date.now() + 60_000));
  const second = await cite(range, range);
  const { Acts } = done(await client.listLaws());
  expect(Acts.map(({ Key, Title, Answers }) => [Key, Title, Answers])).toEqual(
    expect.arrayContaining([
      ["32016r0679", "Dataskyddsförordningen (EU 2016/679)", 1],
      ["2026-9001", "Påhittade cykellagen (2026:9001)", 2],
    ]),
  );
  const { Provisions } = done(await client.getLaw({ params: { sfs: "2026-9001" } }));
  expect(Provisions).toEqual([
    { Name: "3 kap. 1–4 §§", Path: "3/1", Answers: 1 },
    { Name: "3 kap. 2 a §", Path: "3/2-a", Answers: 1 },
  ]);
  expect(done(await provision("2026-9001", "3:2-a")).AnswerIDs).toEqual([second, first]);
  expect(done(await provision("2026-9001", "3:4")).AnswerIDs).toEqual([second]);
  expect(done(await provision("32016r0679", "6")).AnswerIDs).toEqual([first]);

  done(await asAdmin.hideQuestion({ params: { id: second } }));
  expect(done(await provision("2026-9001", "3:2-a")).AnswerIDs).toEqual([first]);
  done(await asAdvisor.updateAnswer({ params: { id: first }, body: { Action: "save", Provisions: [regulation] } }));
  expect(done(await client.listLaws()).Acts.map(({ Key }) => Key)).not.toContain("2026-9001");
});

test("an imported provision has its wordings, newest first, also when no answer cites it", async () => {
  const { Sfs } = law;
  await app.db.insert(acts).values({ Sfs, Title: "Påhittad lag (2026:9001) om cyklar" });
  const wording = { Sfs, Chapter: "3", Paragraph: "9", Repealed: false };
  await app.db.insert(provisionTexts).values([
    { ...wording, InForce: null, Text: "Däck ska ha luft." },
    { ...wording, InForce: "2026-07-01", Text: "Däck ska ha mycket luft." },
  ]);
  const { Act, Name, Wordings, AnswerIDs } = done(await provision("2026-9001", "3:9"));
  expect([Act.Title, Name, AnswerIDs]).toEqual(["Påhittad lag (2026:9001) om cyklar", "3 kap. 9 §", []]);
  expect(Wordings.map(({ InForce, Text }) => [InForce, Text])).toEqual([
    ["2026-07-01", "Däck ska ha mycket luft."],
    [null, "Däck ska ha luft."],
  ]);
});

test("an act or provision that is neither cited nor imported is not found", async () => {
  expect(refusal(await client.getLaw({ params: { sfs: "2099-999" } }))).toBe("404 NOT_FOUND");
  expect(refusal(await provision("2099-999", "1"))).toBe("404 NOT_FOUND");
  expect(refusal(await provision("32016r0679", "99"))).toBe("404 NOT_FOUND");
});

test("the sitemap has the page of each act and provision that public answers cite, and no more", async () => {
  await cite(range);
  const { Paths } = done(await client.getProvisionSitemap());
  expect(Paths).toEqual(expect.arrayContaining(["/lag/32016r0679", "/lag/32016r0679/6", "/lag/2026-9001/3/1"]));
  expect(Paths).not.toContain("/lag/2026-9001/3/2-a");
});
