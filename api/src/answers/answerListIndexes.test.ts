import { withClient } from "@lagrum/launch/postgres/roles";
import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { categoryId, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;

const scans = async (index: string): Promise<number> => {
  const { rows } = await app.db.execute<{ scans: number }>(
    sql`select idx_scan::int as scans from pg_stat_user_indexes where indexrelname = ${index}`,
  );
  return rows[0]?.scans ?? 0;
};

it("reads the newest answers of a large archive from an index instead of sorting them all", async () => {
  const elsewhere = await categoryId(testApp, "arvsratt-testamente");
  const neighbour = await categoryId(testApp, "hyresratt-inneboende");
  const CategoryID = await categoryId(testApp, "hyresratt-deposition");
  const area = await categoryId(testApp, "hyresratt");
  await app.db.execute(sql`
    insert into questions (type, state, title, question_body, category_id, uri, published_at)
    select 'Free', 'Published', 'Fråga ' || n, repeat('Hyresvärden svarar inte. ', 20), 
      case n % 20 when 1 then ${CategoryID}::int when 2 then ${neighbour}::int else ${elsewhere}::int end, 'fraga-' || n,
      now() - n * interval '1 hour'
    from generate_series(1, 3000) as n`);
  await app.db.execute(sql`insert into answers (question_id, answer_body) select id, '<p>Ja.</p>' from questions`);
  await withClient(testApp.database.ownerUrl, (owner) => owner.query("analyze questions, answers"));
  for (const [index, query, total] of [
    ["questions_newest", {}, 3000],
    ["questions_newest_in_area", { CategoryID: area }, 300],
    ["questions_newest_in_category", { CategoryID }, 150],
  ] as const) {
    const before = await scans(index);
    const { Answers, Total } = done(await client.listAnswers({ query }));
    expect([Answers.length, Answers[0]?.Uri, Total]).toEqual([25, "fraga-1", total]);
    await expect.poll(() => scans(index), { timeout: 15_000, message: index }).toBeGreaterThan(before);
  }
}, 60_000);
