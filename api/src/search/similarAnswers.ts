import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import { titlePrefix, toSearchDocument } from "@lagrum/core/search/searchDocument";
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Reader } from "../db/database.ts";
import { questions } from "../db/schema/questions.ts";
import type { QueryReader, ReadQuery } from "./queryReader.ts";
import { inverseFrequency, rankStatement } from "./rankStatement.ts";
import { rankAnswers } from "./searchAnswers.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";
import { countLexemes } from "./vocabulary.ts";

/** Similar answers on a page. */
const mostShown = 5;
/** Least share of the compared lexemes' weight that a similar answer has: of the same area, of another, to a question. */
const leastSimilarity = { sameArea: 0.12, otherArea: 0.17, question: 0.27 };
/** Least cover and score of an answer like a title alone, and least share of the best one's score. */
const ofTitle = { cover: 0.5, score: 0.18, share: 0.5 };
/** The weightiest lexemes, by which texts are compared, those by which candidates are found, and candidates. */
const limits = { profile: 40, lexemes: 12, candidates: 60 };
/** What an occurrence counts in a title, a question, an answer, and as a part of a compound in an answer. */
const fieldWeights: Record<string, number> = { A: 1, B: 0.6, C: 0.3, D: 0.15 };
/** Occurrences beyond this add little. */
const saturation = 0.6;

/** How much of each lexeme a text has. */
type Profile = ReadonlyMap<string, number>;

/** A question, its title on the first line, or a published answer. */
export type SimilarTo = { text: string; except?: number } | { answerId: number };

/** The published answers most similar to a text or an answer, best first; none rather than unlike ones. */
export type SimilarAnswerFinder = (to: SimilarTo) => Promise<AnswerRef[]>;

export const createSimilarAnswerFinder =
  (db: Reader, readQuery: QueryReader): SimilarAnswerFinder =>
  async (to) => {
    const isTitle = "text" in to && !to.text.trim().includes("\n");
    const ids = (isTitle ? await findLikeTitle(db, await readQuery(to.text), to.except) : await findLike(db, to)).slice(
      0,
      mostShown,
    );
    if (ids.length === 0) return [];
    const rows = await db
      .select({ ID: questions.ID, Title: questions.Title, Uri: sql<string>`${questions.Uri}` })
      .from(questions)
      .where(inArray(questions.ID, ids));
    return rows.sort((one, other) => ids.indexOf(one.ID) - ids.indexOf(other.ID));
  };

/** The few words of a title are searched for, with their synonyms; what is far behind the best is left out. */
async function findLikeTitle(db: Reader, query: ReadQuery, except: number | undefined): Promise<number[]> {
  const ranked = await rankAnswers(db, query, except === undefined ? sql`true` : sql`d.question_id <> ${except}`);
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  return ranked
    .filter(({ cover, score }) => cover >= ofTitle.cover && score >= Math.max(ofTitle.score, ofTitle.share * best))
    .map(({ id }) => id);
}

async function findLike(db: Reader, to: SimilarTo): Promise<number[]> {
  const similar = await compareAnswers(db, to);
  return similar.filter(({ similarity, least }) => similarity >= least).map(({ id }) => id);
}

/** How similar the likeliest answers are, 0 to about 1, best first. */
export async function compareAnswers(
  db: Reader,
  to: SimilarTo,
): Promise<{ id: number; similarity: number; least: number }[]> {
  const profile = "text" in to ? profileOfText(to.text) : await profileOfAnswer(db, to.answerId);
  const { documents, total } = await countLexemes(db, [...profile.keys()]);
  const weigh = (lexeme: string, amount: number): number =>
    saturate(amount) * inverseFrequency(documents.get(lexeme) ?? 0, total);
  const lexemes = [...profile]
    .map(([lexeme, amount]) => ({ lexeme, weight: weigh(lexeme, amount) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, limits.profile);
  const found = lexemes.filter(({ lexeme }) => (documents.get(lexeme) ?? 0) > ("text" in to ? 0 : 1));
  const groups = found.slice(0, limits.lexemes).map(({ lexeme }) => ({
    form: lexeme,
    matches: [{ lexemes: [lexeme], weight: 1, kind: "word" as const }],
    parts: [],
    correction: null,
  }));
  const vocabulary = {
    documentsWith: (lexeme: string) => documents.get(lexeme) ?? 0,
    total,
    spellingsOf: () => [],
    withDiacritics: () => [],
  };
  const except = "text" in to ? to.except : to.answerId;
  const within = except === undefined ? sql`true` : sql`d.question_id <> ${except}`;
  const statement = rankStatement({ typed: "", groups, phrases: [], excluded: [], vocabulary }, within);
  if (statement === null) return [];
  const area = "text" in to ? null : await areaOf(db, to.answerId);
  const others = await readProfiles(
    db,
    statement,
    lexemes.map(({ lexeme }) => lexeme),
  );
  const whole = lexemes.reduce((sum, { lexeme, weight }) => sum + weight * saturate(profile.get(lexeme) ?? 0), 0);
  const leastOf = (other: number): number => {
    if (area === null) return leastSimilarity.question;
    return other === area ? leastSimilarity.sameArea : leastSimilarity.otherArea;
  };
  return Array.from(others, ([id, { areaId, profile: other }]) => {
    const shared = lexemes.reduce((sum, { lexeme, weight }) => sum + weight * saturate(other.get(lexeme) ?? 0), 0);
    return { id, similarity: shared / whole, least: leastOf(areaId) };
  }).sort((one, other) => other.similarity - one.similarity);
}

const saturate = (amount: number): number => amount / (amount + saturation);

function profileOfText(text: string): Profile {
  const [title = "", ...rest] = text.split("\n");
  const texts = { title, question: rest.join("\n"), answer: "", provisions: [] };
  const { document } = toSearchDocument(texts, swedishAnalyser());
  return toProfile(
    [...document].map(([lexeme, positions]) => [lexeme, positions.map((position) => position.slice(-1))]),
  );
}

async function profileOfAnswer(db: Reader, id: number): Promise<Profile> {
  const { rows } = await db.execute<{ lexeme: string; weights: string[] }>(sql`
    select u.lexeme, u.weights from search_documents d cross join lateral unnest(d.document) u
    where d.question_id = ${id}`);
  return toProfile(rows.map(({ lexeme, weights }) => [lexeme, weights]));
}

async function areaOf(db: Reader, id: number): Promise<number | null> {
  const [row] = await db.select({ AreaID: questions.AreaID }).from(questions).where(eq(questions.ID, id));
  return row?.AreaID ?? null;
}

const toProfile = (lexemes: readonly [string, readonly string[]][]): Profile =>
  new Map(
    lexemes
      .filter(([lexeme]) => !lexeme.startsWith(titlePrefix))
      .map(([lexeme, weights]) => [lexeme, weights.reduce((sum, weight) => sum + (fieldWeights[weight] ?? 0), 0)]),
  );

/** The profiles of the best candidates, in so far as they have the lexemes. */
async function readProfiles(
  db: Reader,
  statement: SQL,
  lexemes: string[],
): Promise<Map<number, { areaId: number; profile: Profile }>> {
  const { rows } = await db.execute<{ id: number; area_id: number; lexeme: string; weights: string[] }>(sql`
    with ranked as (${statement} limit ${limits.candidates})
    select d.question_id as id, d.area_id, u.lexeme, u.weights
    from ranked join search_documents d using (question_id) cross join lateral unnest(d.document) u
    where u.lexeme = any(${sql.param(lexemes)}::text[])`);
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ id }) => id),
      ([id, own]) => [
        id,
        { areaId: own[0]?.area_id ?? 0, profile: toProfile(own.map(({ lexeme, weights }) => [lexeme, weights])) },
      ],
    ),
  );
}

/** The IDs of similar answers, by the key of the answer. Whether they may be shown is checked on each read. */
export type SimilarAnswerCache = LRUCache<string, readonly number[]>;

/** Milliseconds. */
const CACHE_TTL = 10 * 60_000;
const CACHE_SIZE = 5000;

export const createSimilarAnswerCache = (clock: () => Date): SimilarAnswerCache =>
  new LRUCache({ max: CACHE_SIZE, ttl: CACHE_TTL, perf: { now: () => clock().getTime() } });

/** A column with those of the given answers that are public, in the given order. */
export const visibleRefs = (ids: unknown) => sql<AnswerRef[]>`(
  select coalesce(json_agg(json_build_object('ID', s.id, 'Title', s.title, 'Uri', s.uri)
    order by array_position(${ids}::int[], s.id)), '[]')
  from ${questions} s
  where s.id = any(${ids}::int[]) and s.state = 'Published' and not s.hidden)`;
