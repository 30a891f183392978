import { findAnswers } from "@lagrum/api/search/findAnswers";
import { createQueryReader } from "@lagrum/api/search/queryReader";
import { toListed } from "@lagrum/api/search/searchResult";
import { sql } from "drizzle-orm";
import { insertAuthor, publishAnswers } from "../setup/publishAnswers.ts";
import type { MeasuredDatabase } from "../setup/withDatabase.ts";
import { readSet } from "./querySets.ts";
import { indexAnswers } from "./rankers.ts";

/** A query word, and whether it found the text with the other word, and showed it as a hit. */
export interface Meeting {
  typed: string;
  text: string;
  isFound: boolean;
  isHit: boolean;
}

/** Publishes the text of each pair as an answer of its own, and searches for each with the pair's query word. */
export async function meetPairs(
  { db, pool, asAdmin }: MeasuredDatabase,
  names: readonly string[],
): Promise<Map<string, Meeting[]>> {
  const sets = new Map(names.map((name) => [name, readSet(name, " | ")]));
  const texts = [...new Set([...sets.values()].flatMap((set) => set.map(([, text]) => text)))];
  await asAdmin(async (client) => {
    const answers = texts.map((text, n) => ({ name: `pair-${n}`, title: "", question: text, answer: "" }));
    await publishAnswers(client, await insertAuthor(client), answers);
  });
  await indexAnswers({ db, pool });
  const { rows } = await db.execute<{ id: number; text: string }>(
    sql`select id, question_body as text from questions where source_id like 'pair-%'`,
  );
  const idOf = new Map(rows.map(({ id, text }) => [text, id]));
  const read = createQueryReader(db);
  const meetings = new Map<string, Meeting[]>();
  for (const [name, set] of sets) {
    const met: Meeting[] = [];
    for (const [typed, text] of set) {
      const ranked = await findAnswers(db, await read(typed), sql`d.question_id = ${idOf.get(text) ?? 0}`);
      met.push({ typed, text, isFound: ranked.length > 0, isHit: toListed(ranked).hits.length > 0 });
    }
    meetings.set(name, met);
  }
  return meetings;
}
