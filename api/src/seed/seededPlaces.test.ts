import { readCitationText } from "@lagrum/core/citation/citationText";
import { isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { answers } from "../db/schema/answers.ts";
import { news } from "../db/schema/news.ts";
import { products } from "../db/schema/products.ts";
import { questions } from "../db/schema/questions.ts";
import { templates } from "../db/schema/templates.ts";
import { checkProvisions } from "../provisions/provisionCheck.ts";
import { confirmPlacesIn } from "../provisions/textGate.ts";
import { seedBase, seedDemo } from "./seed.ts";

const testApp = await createTestApp({ identity: { ensureAccount: async ({ Email }) => Email } });
afterAll(() => testApp.close());
const { db } = testApp.app;
const now = new Date("2026-11-27T12:00:00Z");

beforeAll(async () => {
  await seedBase(db);
  await seedDemo(db, testApp.app.identity, now);
});

test("every place that an example answer cites is verified, or confirmed with a reason", async () => {
  const rows = await db.select().from(answers);
  expect(rows.length).toBeGreaterThan(50);
  const open = [];
  for (const row of rows)
    for (const place of await checkProvisions(db, row.ID, row, "2026-11-27"))
      if (!isVerified(place)) open.push(`${row.ID}: ${place.Label} ${place.Status}`);
  expect(open).toEqual([]);
  expect(await db.$count(questions)).toBeGreaterThan(rows.length - 1);
});

test("no template, product or news that ships cites a place that contradicts the facts about its act", async () => {
  const plain = (html: string) => readCitationText(html).text;
  const texts = [
    ...(await db.select().from(templates)).map(({ Body }) => plain(Body)),
    ...(await db.select().from(news)).map(({ Body }) => plain(Body)),
    ...(await db.select().from(products)).flatMap(({ Description, ExtraCosts, Questions, ...lists }) => [
      ...[Description, ExtraCosts ?? "", JSON.stringify(Questions), lists.ShortDescription],
      ...[...lists.Included, ...lists.NotIncluded, ...lists.YouNeed],
    ]),
  ];
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) {
    const one = { texts: [text], before: [], reason: "Texten följer med tjänsten.", field: "Body" };
    await expect(confirmPlacesIn(db, now, one)).resolves.toBeDefined();
  }
});
