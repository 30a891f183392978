import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import type { PreviewSynonym, SynonymPreview } from "@lagrum/core/search/synonymSchema";
import { indexSynonyms, type SynonymIndex } from "@lagrum/core/search/synonyms";
import { asc, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { questions } from "../db/schema/questions.ts";
import { searchSynonyms } from "../db/schema/search.ts";
import { findAnswers } from "./findAnswers.ts";
import type { QueryReader } from "./queryReader.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";

/** Answers of each search. */
const mostShown = 5;

/** The hits of each expression, with the stored synonyms and with the given group among them. */
export async function previewSynonym(
  db: Database,
  readQuery: QueryReader,
  { ID, From, To }: PreviewSynonym,
): Promise<SynonymPreview> {
  const stored = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.ID));
  const changed = [...stored.filter((group) => group.ID !== ID), { From, To }];
  const [before, after] = [stored, changed].map((groups) => indexSynonyms(groups, swedishAnalyser()));
  const find = async (expression: string, synonyms: SynonymIndex | undefined): Promise<number[]> => {
    const found = await findAnswers(db, await readQuery(expression, { ...(synonyms && { synonyms }) }));
    return found
      .filter(({ isHit }) => isHit)
      .slice(0, mostShown)
      .map(({ id }) => id);
  };
  const searches = [];
  // One after the other: a preview must not take the connections of visitors.
  for (const Query of From)
    searches.push({ Query, before: await find(Query, before), after: await find(Query, after) });
  const refs = await readRefs(
    db,
    searches.flatMap((search) => [...search.before, ...search.after]),
  );
  const refsOf = (ids: number[]): AnswerRef[] => ids.flatMap((id) => refs.get(id) ?? []);
  return {
    Searches: searches.map((search) => ({
      Query: search.Query,
      Before: refsOf(search.before),
      After: refsOf(search.after),
    })),
  };
}

async function readRefs(db: Database, ids: number[]): Promise<Map<number, AnswerRef>> {
  const rows = await db
    .select({ ID: questions.ID, Title: questions.Title, Uri: sql<string>`${questions.Uri}` })
    .from(questions)
    .where(inArray(questions.ID, ids));
  return new Map(rows.map((row) => [row.ID, row]));
}
