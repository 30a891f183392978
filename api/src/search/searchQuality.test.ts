import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/testApp.ts";
import { questions } from "../db/schema/questions.ts";
import { seedDemo } from "../seed/seed.ts";
import { findAnswers } from "./findAnswers.ts";
import { createQueryReader } from "./queryReader.ts";

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

/** The place of each expected answer among the results, 0 when it is missing. */
async function placesOf(set: string): Promise<{ query: string; place: number }[]> {
  const file = new URL(`../../../bench/search/sets/${set}.txt`, import.meta.url);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const read = createQueryReader(test.app.db);
  const places = [];
  for (const line of lines) {
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

  it("puts the right answer first for whole questions", async () => {
    const places = await placesOf("naturalQuestions");
    expect(shareWithin(places, 1)).toBeGreaterThanOrEqual(0.85);
  });
});
