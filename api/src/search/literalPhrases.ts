import { findWords } from "@lagrum/core/search/analyser";
import type { LiteralPhrase } from "@lagrum/core/search/searchQuery";
import { isStopWord } from "@lagrum/core/search/stopWords";
import { stripHtml } from "@lagrum/core/text/text";
import { sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";

/** The best answers whose texts are read: more would take too long. */
const mostRead = 100;

/**
 * Keeps the answers whose text has the phrases with stop words, in any inflection, and lacks the excluded ones. The index
 * has no stop words, so the texts themselves are read, those of the best answers.
 */
export async function filterByLiteralPhrases<R extends { id: number }>(
  db: Reader,
  ranked: readonly R[],
  phrases: readonly LiteralPhrase[],
): Promise<R[]> {
  const best = ranked.slice(0, mostRead);
  const { rows } = await db.execute<{ id: number; text: string }>(sql`
    select q.id, q.title || ' ' || q.question_body || ' ' || a.answer_body as text
    from questions q join answers a on a.question_id = q.id
    where q.id = any(${sql.param(best.map(({ id }) => id))}::int[])`);
  const texts = new Map(rows.map(({ id, text }) => [id, findWords(stripHtml(text)).map(({ word }) => word)]));
  return best.filter(({ id }) =>
    phrases.every(({ words, isExcluded }) => hasPhrase(texts.get(id) ?? [], words) !== isExcluded),
  );
}

function hasPhrase(text: readonly string[], phrase: LiteralPhrase["words"]): boolean {
  // A stop word is compared without analysis, which rules out most places.
  const anchor = phrase.findIndex(({ form }) => isStopWord(form));
  return text.some(
    (written, at) =>
      written.toLowerCase() === phrase[anchor]?.form &&
      phrase.every((word, index) => isWord(text[at - anchor + index], word)),
  );
}

function isWord(written: string | undefined, { form, lemmas }: LiteralPhrase["words"][number]): boolean {
  if (written === undefined) return false;
  if (written.toLowerCase() === form) return true;
  return (
    !isStopWord(form) &&
    swedishAnalyser()
      .analyseWord(written)
      .lemmas.some((lemma) => lemmas.includes(lemma))
  );
}
