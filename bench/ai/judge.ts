import type { Database } from "@lagrum/api/db/database";
import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { provisionPath } from "@lagrum/core/law/provisionPath";
import { sql } from "drizzle-orm";

/** Errors in the sources of a reply. Independent of the code that creates replies: it reads the sources again. */
export interface Verdict {
  /** Sentences that are not in their source. */
  ungrounded: string[];
  /** Sources and provisions that do not resolve. */
  unresolved: string[];
}

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};
const plain = (html: string): string =>
  html
    .replace(/<\/?(?:p|li|h\d|ul|ol|blockquote|br)\b[^>]*>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ");

async function readText(db: Database, source: AiReply["Sources"][number]): Promise<string | null> {
  const { rows } =
    source.Kind === "Answer"
      ? await db.execute<{ text: string }>(sql`
          select a.answer_body as text from questions q join answers a on a.question_id = q.id
          where '/answers/' || q.uri = ${source.Path} and q.state = 'Published' and not q.hidden`)
      : await db.execute<{ text: string }>(sql`
          select t.text from provision_texts t where not t.repealed
          and ${source.Path} = concat_ws('/', '/lag', replace(t.sfs, ':', '-'), replace(t.chapter, ' ', '-'), replace(t.paragraph, ' ', '-'))`);
  return rows[0] ? plain(rows[0].text) : null;
}

/** The pages of the provisions that answers cite. */
async function readCitedPaths(db: Database): Promise<Set<string | null>> {
  const { rows } = await db.execute<{ sfs: string; chapter: string | null; paragraph: string }>(
    sql`select distinct sfs, chapter, paragraph from answer_provisions`,
  );
  return new Set(
    rows.map(({ sfs, chapter, paragraph }) => provisionPath({ Sfs: sfs, Chapter: chapter, Paragraph: paragraph })),
  );
}

/** Checks each sentence against the text of its source in the database. */
export async function judge(db: Database, { Sentences, Sources, Notes }: AiReply): Promise<Verdict> {
  const verdict: Verdict = { ungrounded: [], unresolved: [] };
  const texts = await Promise.all(Sources.map((source) => readText(db, source)));
  for (const { Text, Sources: numbers } of Sentences) {
    if (!numbers.some((number) => texts[number]?.includes(Text))) verdict.ungrounded.push(Text);
    verdict.unresolved.push(...numbers.filter((number) => texts[number] == null).map((number) => `source ${number}`));
  }
  for (const quote of Notes.flatMap(({ Quotes }) => Quotes))
    if (!texts.some((text) => text?.includes(quote))) verdict.ungrounded.push(quote);
  const cited = await readCitedPaths(db);
  for (const { Provisions } of Sources)
    verdict.unresolved.push(...Provisions.map(({ Path }) => Path).filter((path) => !cited.has(path)));
  return verdict;
}
