import type { ProvisionList } from "@lagrum/core/law/provisionCheckSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { analysisVersion, formatDocument, toSearchDocument } from "@lagrum/core/search/searchDocument";
import { eq, sql } from "drizzle-orm";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";
import { groupQuery } from "../search/documentQuery.ts";
import type { QueryReader } from "../search/queryReader.ts";
import { swedishAnalyser, warmAnalyser } from "../search/swedishAnalyser.ts";
import { swedishToday } from "./outdatedAnswers.ts";

/** Wordings of one transaction. */
const BATCH = 100;
const MOST_FOUND = 8;
const wordingLength = 400;

/**
 * Analyses imported wordings for the search by words, batch after batch. Several processes may call it at once: each takes
 * other rows.
 */
export async function analyseWordings(db: Database, isStopped: () => boolean = () => false): Promise<void> {
  await warmAnalyser();
  while (!isStopped()) if ((await db.transaction(analyseBatch)) < BATCH) return;
}

async function analyseBatch(tx: Transaction): Promise<number> {
  const rows = await tx
    .select({ id: provisionTexts.ID, text: provisionTexts.Text, title: acts.Title })
    .from(provisionTexts)
    .innerJoin(acts, eq(acts.Sfs, provisionTexts.Sfs))
    .where(sql`${provisionTexts.AnalysisVersion} < ${analysisVersion}`)
    .orderBy(provisionTexts.AnalysisVersion, provisionTexts.ID)
    .limit(BATCH)
    .for("update", { of: provisionTexts, skipLocked: true });
  if (rows.length === 0) return 0;
  const analyser = swedishAnalyser();
  const found = rows.map(({ id, text, title }) => ({
    id,
    document: formatDocument(
      toSearchDocument({ title, question: "", answer: text, provisions: [] }, analyser).document,
    ),
  }));
  await tx.execute(sql`
    update ${provisionTexts} as stored set document = found.document::tsvector, analysis_version = ${analysisVersion}
    from json_to_recordset(${JSON.stringify(found)}) as found (id int, document text)
    where stored.id = found.id`);
  return rows.length;
}

/**
 * The provisions whose wording of today has most of the words, or their synonyms: "deposition hyra". Repealed ones are
 * left out.
 */
export async function searchWordings(
  db: Reader,
  readQuery: QueryReader,
  words: string,
): Promise<ProvisionList["Provisions"]> {
  const { groups } = await readQuery(words);
  const queries = groups.map((group) => groupQuery(group)).filter((query) => query !== "");
  if (queries.length === 0) return [];
  const cover = sql.join(
    queries.map((query) => sql`(current.document @@ ${query}::tsquery)::int`),
    sql` + `,
  );
  const { rows } = await db.execute<{
    Law: string;
    Sfs: string;
    Chapter: string;
    Paragraph: string;
    InForce: string;
    Text: string;
  }>(sql`
    select ${acts.Title} as "Law", current.sfs as "Sfs", current.chapter as "Chapter", current.paragraph as "Paragraph",
      current.in_force as "InForce", left(current.text, ${wordingLength}) as "Text"
    from ${provisionTexts} as current join ${acts} on ${acts.Sfs} = current.sfs
    where current.document @@ ${queries.join(" | ")}::tsquery and not current.repealed
      and (current.in_force is null or current.in_force <= ${swedishToday})
      and not exists (
        select from ${provisionTexts} as later
        where later.sfs = current.sfs and later.chapter is not distinct from current.chapter
          and later.paragraph = current.paragraph and later.in_force <= ${swedishToday}
          and (current.in_force is null or later.in_force > current.in_force))
    order by ${cover} desc, ts_rank(current.document, ${queries.join(" | ")}::tsquery, 1) desc, current.id
    limit ${MOST_FOUND}`);
  return rows.map(({ InForce, Text, ...provision }) => ({
    ...provision,
    Label: provisionLabel(provision),
    Wording: { InForce, Text },
  }));
}
