import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/testApp.ts";
import { questions } from "../db/schema/questions.ts";
import { seedDemo } from "../seed/seed.ts";
import { findAnswers } from "./findAnswers.ts";
import { createQueryReader } from "./queryReader.ts";
import { toListed } from "./searchResult.ts";
import { suggest } from "./suggestions.ts";

let test: TestApp;
let sources: Map<number, string>;

beforeAll(async () => {
  test = await createTestApp({ identity: { ensureAccount: async ({ Email }) => Email } });
  await seedDemo(test.app.db, test.app.identity, test.app.clock());
  await test.indexed();
  const rows = await test.app.db.select({ ID: questions.ID, SourceID: questions.SourceID }).from(questions);
  sources = new Map(rows.map(({ ID, SourceID }) => [ID, (SourceID ?? "").replace("demo-", "")]));
});
afterAll(() => test.close());

const linesOf = (set: string): string[] =>
  readFileSync(new URL(`../../../bench/search/sets/${set}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The place of each expected answer among the results, 0 when it is missing. */
async function placesOf(set: string): Promise<{ query: string; place: number }[]> {
  const read = createQueryReader(test.app.db);
  const places = [];
  for (const line of linesOf(set)) {
    const [query = "", expected] = line.split(" = ");
    const ranked = await findAnswers(test.app.db, await read(query));
    places.push({ query, place: ranked.findIndex(({ id }) => sources.get(id) === expected) + 1 });
  }
  return places;
}

const shareWithin = (places: readonly { place: number }[], most: number): number =>
  places.filter(({ place }) => place >= 1 && place <= most).length / places.length;

describe("the search of the example answers", () => {
  it("finds the right answer among three for questions in everyday words", async () => {
    const places = await placesOf("layQueries");
    expect(shareWithin(places, 3)).toBeGreaterThanOrEqual(0.95);
  });

  it("finds the right answer among three for misspelt words", async () => {
    const places = await placesOf("misspelledQueries");
    expect(shareWithin(places, 3)).toBeGreaterThanOrEqual(0.98);
  });

  it("shows hits for at most a tenth of the questions that no answer answers, and near answers instead", async () => {
    const read = createQueryReader(test.app.db);
    const questionsAsked = linesOf("unansweredTestQuestions");
    let shown = 0;
    let near = 0;
    for (const typed of questionsAsked) {
      const listed = toListed(await findAnswers(test.app.db, await read(typed)));
      if (listed.hits.length > 0) shown += 1;
      else if (listed.near.length > 0) near += 1;
    }
    expect(shown / questionsAsked.length).toBeLessThanOrEqual(0.1);
    expect(near / questionsAsked.length).toBeGreaterThanOrEqual(0.8);
  });

  it("suggests the right answer for words that begin without å, ä and ö, misspelt or otherwise put", async () => {
    const readQuery = createQueryReader(test.app.db);
    const none = { db: test.app.db, readQuery, categories: async () => [], provisions: async () => [] };
    const places = [];
    for (const line of linesOf("suggestionTestStarts")) {
      const [typed = "", expected] = line.split(" = ");
      const { Answers } = await suggest(none, typed);
      places.push({ place: Answers.findIndex(({ ID }) => sources.get(ID) === expected) + 1 });
    }
    expect(shareWithin(places, 5)).toBeGreaterThanOrEqual(0.9);
  });

  it("puts the right answer first for whole questions", async () => {
    const places = await placesOf("naturalQuestions");
    expect(shareWithin(places, 1)).toBeGreaterThanOrEqual(0.85);
  });
});
