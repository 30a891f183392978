import { afterAll, beforeAll, expect, test } from "vitest";
import { done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdvisor, indexed } = testApp;

/** An act that is invented for this project. */
const Sfs = "2026:9001";

beforeAll(async () => {
  await app.db.insert(acts).values({ Sfs, Title: "Påhittad lag (2026:9001) om cyklar" });
  const wording = (Paragraph: string, Text: string, InForce: string | null = null, Repealed = false) => ({
    ...{ Sfs, Chapter: null, Paragraph, Text, InForce, Repealed },
  });
  await app.db
    .insert(provisionTexts)
    .values([
      wording("1", "En cykel ska ha en ringklocka."),
      wording("2", "Den som hyr ut en cykel får begära en deposition av hyrestagaren."),
      wording("3", "Uthyraren betalar tillbaka depositionen när hyran är betald."),
      wording("4", "Depositionen är fri från hyra.", "2020-01-01"),
      wording("4", "Har upphävts genom lag (2026:9002) om hyra och deposition.", "2021-01-01", true),
      wording("5", "Cykelns hyra.", "2099-01-01"),
    ]);
  await indexed();
});

const found = async (Query: string) => done(await asAdvisor.searchProvisions({ body: { Query } })).Provisions;

test("a provision is found by its words in any form, those with most of them first, in the wording of today", async () => {
  const provisions = await found("deposition hyra");
  expect(provisions.map(({ Paragraph }) => Paragraph).sort()).toEqual(["2", "3"]);
  expect(provisions[0]).toMatchObject({ Sfs, Chapter: null, Wording: { InForce: null } });
  expect((await found("ringklockor")).map(({ Label }) => Label)).toEqual([
    "1 § Påhittad lag (2026:9001) om cyklar (2026:9001)",
  ]);
});

test("words that no wording has find nothing", async () => {
  expect(await found("förgasare")).toEqual([]);
  expect(await found("")).toEqual([]);
});

test("an everyday word finds the statute's word by the search's synonyms", async () => {
  const wording = { Sfs, Chapter: null, InForce: null, Repealed: false };
  await app.db.insert(provisionTexts).values([
    { ...wording, Paragraph: "6", Text: "Säkerhet som har ställts för hyran ska lämnas tillbaka." },
    { ...wording, Paragraph: "7", Text: "Cykeln ska lämnas tillbaka i gott skick." },
  ]);
  await indexed();
  const provisions = await found("deposition hyra");
  expect(provisions.map(({ Paragraph }) => Paragraph).sort()).toEqual(["2", "3", "6"]);
});
