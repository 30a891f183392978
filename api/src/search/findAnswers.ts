import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { createShareOf, findAbout } from "./hitEvidence.ts";
import type { ReadQuery } from "./queryReader.ts";
import { weighQuery } from "./rankStatement.ts";
import { type Candidate, type Raise, type RankedAnswer, rankByTopic, wholeCover } from "./searchAnswers.ts";

/** What the share of the title, and the cover by title and question, add to the rank. */
const raises = { title: 0.4, topic: 0.2 };
/** Up to so many words are a subject to browse, not a question: every answer that has them all is a hit. */
const mostWordsOfSubject = 2;

/** An answer that a search shows. */
export interface FoundAnswer extends RankedAnswer {
  /** It is about what was searched for; the others are near it. */
  isHit: boolean;
}

/**
 * The answers that a query finds, hits first, each part best first.
 * @param within a condition on search_documents d
 */
export async function findAnswers(db: Reader, query: ReadQuery, within: SQL = sql`true`): Promise<FoundAnswer[]> {
  const shareOf = createShareOf(query);
  const raise: Raise = ({ title, topicCover }) => raises.title * shareOf(title) + raises.topic * topicCover;
  const candidates = await rankByTopic(db, query, within, raise);
  const about = findAbout(query, candidates, shareOf);
  const { known, whole } = weighQuery(query);
  const isWhole = ({ cover }: Candidate): boolean => cover * known >= whole * wholeCover;
  const isSubject = isBrowsed(query);
  const judged = candidates.map((candidate): FoundAnswer => {
    const { id, score, cover, publishedAt, topic } = candidate;
    const isBeyond = topic === null && about.size > 0;
    const isHit = about.has(candidate) || ((isSubject || isBeyond) && isWhole(candidate));
    return { id, score, cover, publishedAt, isHit };
  });
  return [...judged.filter((answer) => answer.isHit), ...judged.filter((answer) => !answer.isHit)];
}

/** A quoted phrase, or one or two words that are found as they are typed, not only by other words for them. */
function isBrowsed({ groups, phrases, literalPhrases, vocabulary }: ReadQuery): boolean {
  if (phrases.length + literalPhrases.length > 0 || groups.length === 1) return true;
  return (
    groups.length <= mostWordsOfSubject &&
    groups.every(({ matches }) =>
      matches.some(
        ({ kind, lexemes }) => kind !== "synonym" && lexemes.every((lexeme) => vocabulary.documentsWith(lexeme) > 0),
      ),
    )
  );
}
