import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import { titlePrefix, toSearchDocument } from "@lagrum/core/search/searchDocument";
import { inArray, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { questions } from "../db/schema/questions.ts";
import { inOrderOf } from "./inOrderOf.ts";
import type { QueryReader, ReadQuery } from "./queryReader.ts";
import { inverseFrequency, rankStatement, topicCoverOf } from "./rankStatement.ts";
import { rankAnswers } from "./searchAnswers.ts";
import { swedishAnalyser, warmAnalyser } from "./swedishAnalyser.ts";
import { countLexemes, type LexemeCounts } from "./vocabulary.ts";

/** Similar answers on a page. */
const mostShown = 5;
/** Least similarity of an answer to a question. */
const leastOfQuestion = 0.25;
/**
 * Two answers are alike from this similarity, by the geometric mean of both directions, or when the similarity stands out by
 * so much from that of the next ones: in an archive about one subject everything shares words. An answer that would be
 * shown alone must stand out more: nothing beside it makes up for a wrong one. In another area of law the same words are
 * often another matter (a partner who moves out, a partner who dies), so there it must stand out even more.
 */
const ofAnswers = { alike: 0.45, standsOut: 0.26, standsOutAlone: 0.3, standsOutAloneElsewhere: 0.36, ofNext: 0.7 };
/** The places whose mean similarity the best ones must stand out from. */
const nextPlaces = [5, 10] as const;
/** Least share of the best one's similarity, and the similarity from which an answer is the same again. */
const besideBest = { share: 0.65, same: 0.95 };
/** Least cover of a title alone by an answer, and by its title and question; least score, and least share of the best one's. */
const ofTitle = { cover: 0.5, topicCover: 0.45, score: 0.2, share: 0.6 };
/** Lexemes by which texts are compared and candidates are found; candidates, and those that are compared in both directions. */
const limits = { profile: 80, lexemes: 12, candidates: 60, compared: 15 };
/** What an occurrence counts in a title, a question, an answer, and as a part of a compound in an answer: the problem above the law. */
const fieldWeights: Record<string, number> = { A: 1, B: 0.6, C: 0.15, D: 0.05 };
/** Occurrences beyond this add little. */
const saturation = 0.6;

/** The weight of each lexeme in a text. */
type Profile = ReadonlyMap<string, number>;

/** A question, its title on the first line, or a published answer. */
export type SimilarTo = { text: string; except?: number } | { answerId: number };

interface Compared {
  id: number;
  /** In the same area of law. */
  inArea: boolean;
  /** 0 to 1. */
  similarity: number;
}

/** The published answers most similar to a text or an answer, best first; none rather than dissimilar ones. */
export type SimilarAnswerFinder = (to: SimilarTo) => Promise<AnswerRef[]>;

export const createSimilarAnswerFinder =
  (db: Reader, readQuery: QueryReader): SimilarAnswerFinder =>
  async (to) => {
    const ids = (await findIds(db, readQuery, to)).slice(0, mostShown);
    if (ids.length === 0) return [];
    const rows = await db
      .select({ ID: questions.ID, Title: questions.Title, Uri: sql<string>`${questions.Uri}` })
      .from(questions)
      .where(inArray(questions.ID, ids));
    return inOrderOf(ids, rows);
  };

/** A question that is being written is like the answers that its title is like, and those that all of it is like. */
async function findIds(db: Reader, readQuery: QueryReader, to: SimilarTo): Promise<number[]> {
  if (!("text" in to)) return findLike(db, to);
  const [title = "", ...rest] = to.text.trim().split("\n");
  const likeTitle = await findLikeTitle(db, await readQuery(title), to.except);
  if (rest.length === 0) return likeTitle;
  const likeAll = await findLike(db, to);
  const inBoth = likeAll.filter((id) => likeTitle.includes(id));
  return [...new Set([...inBoth, ...likeAll, ...likeTitle])];
}

/**
 * The few words of a title are searched for, with their synonyms. An answer is like it when its title and question have most
 * of them: words that only the answer's text has are rarely its subject. Hits far below the best are left out.
 */
async function findLikeTitle(db: Reader, query: ReadQuery, except: number | undefined): Promise<number[]> {
  const ranked = await rankAnswers(db, query, except === undefined ? sql`true` : sql`d.question_id <> ${except}`);
  const best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
  const least = Math.max(ofTitle.score, ofTitle.share * best);
  const likely = ranked.filter(({ cover, score }) => cover >= ofTitle.cover && score >= least).map(toId);
  const topicCover = topicCoverOf(query);
  if (topicCover === null || likely.length === 0) return [];
  const { rows } = await db.execute<{ question_id: number; cover: number }>(sql`
    select d.question_id, ${topicCover} as cover
    from search_documents d where d.question_id = any(${sql.param(likely)}::int[])`);
  const covers = new Map(rows.map(({ question_id, cover }) => [question_id, cover]));
  return likely.filter((id) => (covers.get(id) ?? 0) >= ofTitle.topicCover);
}

async function findLike(db: Reader, to: SimilarTo): Promise<number[]> {
  const similarities = await compareAnswers(db, to);
  if ("text" in to) return similarities.filter(({ similarity }) => similarity >= leastOfQuestion).map(toId);
  const areas = await areasOf(db, [to.answerId, ...similarities.map(toId)]);
  const inArea = (id: number) => areas.get(id) === areas.get(to.answerId);
  return chooseSimilar(similarities.map((one) => ({ ...one, inArea: inArea(one.id) }))).map(toId);
}

async function areasOf(db: Reader, ids: number[]): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: questions.ID, area: questions.AreaID })
    .from(questions)
    .where(inArray(questions.ID, ids));
  return new Map(rows.map(({ id, area }) => [id, area]));
}

/** The compared answers that are worth showing, best first. */
export function chooseSimilar(compared: readonly Compared[]): Compared[] {
  const { alike, standsOut, standsOutAlone, standsOutAloneElsewhere, ofNext } = ofAnswers;
  const next = compared.slice(...nextPlaces);
  const background = (ofNext * next.reduce((sum, { similarity }) => sum + similarity, 0)) / Math.max(1, next.length);
  const isAlike = (similarity: number, least: number) => similarity >= Math.min(alike, background + least);
  const best = compared[0]?.similarity ?? 0;
  const similar = compared.filter(
    ({ similarity }) =>
      similarity < besideBest.same && similarity >= besideBest.share * best && isAlike(similarity, standsOut),
  );
  const [one, ...others] = similar;
  if (!one || others.length > 0) return similar;
  return isAlike(one.similarity, one.inArea ? standsOutAlone : standsOutAloneElsewhere) ? similar : [];
}

/** How similar the likeliest answers are, 0 to 1, best first. */
async function compareAnswers(db: Reader, to: SimilarTo): Promise<Omit<Compared, "inArea">[]> {
  await warmAnalyser();
  const profile = "text" in to ? profileOfText(to.text) : await profileOfAnswer(db, to.answerId);
  const [weighed] = await weighProfiles(db, [profile]);
  if (!weighed) return [];
  const candidates = (await readCandidates(db, weighed, to))
    .map(([id, other]) => ({ id, similarity: similarityTo(other, weighed) }))
    .sort(bySimilarity);
  if ("text" in to) return candidates;
  // A long answer contains much of a short one: both must be like each other.
  const compared = candidates.slice(0, limits.compared);
  const profiles = await profilesOfAnswers(
    db,
    compared.map(({ id }) => id),
  );
  const others = await weighProfiles(
    db,
    compared.map(({ id }) => profiles.get(id) ?? new Map()),
  );
  return compared
    .flatMap(({ id, similarity }, at) => {
      const other = others[at];
      return other ? [{ id, similarity: Math.sqrt(similarity * similarityTo(profile, other)) }] : [];
    })
    .sort(bySimilarity);
}

const toId = ({ id }: { id: number }): number => id;

const bySimilarity = (one: { similarity: number }, other: { similarity: number }): number =>
  other.similarity - one.similarity;

/** The weightiest lexemes of a text, with the documents that have them. */
interface WeighedProfile {
  lexemes: { lexeme: string; weight: number; documents: number }[];
  /** The similarity to itself, before division. */
  whole: number;
  total: number;
}

async function weighProfiles(db: Reader, profiles: readonly Profile[]): Promise<WeighedProfile[]> {
  const counts = await countLexemes(db, [...new Set(profiles.flatMap((profile) => [...profile.keys()]))]);
  return profiles.map((profile) => weighProfile(profile, counts));
}

function weighProfile(profile: Profile, { documents, total }: LexemeCounts): WeighedProfile {
  const lexemes = Array.from(profile, ([lexeme, amount]) => {
    const count = documents.get(lexeme) ?? 0;
    return { lexeme, documents: count, weight: saturate(amount) * inverseFrequency(count, total) };
  })
    .sort((one, other) => other.weight - one.weight)
    .slice(0, limits.profile);
  const whole = lexemes.reduce((sum, { lexeme, weight }) => sum + weight * saturate(profile.get(lexeme) ?? 0), 0);
  return { lexemes, whole, total };
}

/** The share of a text's weight that another text has. */
const similarityTo = (other: Profile, { lexemes, whole }: WeighedProfile): number =>
  lexemes.reduce((sum, { lexeme, weight }) => sum + weight * saturate(other.get(lexeme) ?? 0), 0) / whole;

const emptyQuery = { typed: "", phrases: [], excluded: [], excludedPhrases: [], literalPhrases: [] };

/** The profiles of the answers that have most of the rarest lexemes, in so far as they have the weightiest. */
async function readCandidates(
  db: Reader,
  { lexemes, total }: WeighedProfile,
  to: SimilarTo,
): Promise<[number, Profile][]> {
  const own = "text" in to ? 0 : 1;
  const groups = lexemes
    .filter(({ documents }) => documents > own)
    .slice(0, limits.lexemes)
    .map(({ lexeme }) => ({
      form: lexeme,
      matches: [{ lexemes: [lexeme], weight: 1, kind: "word" as const }],
      parts: [],
      correction: null,
    }));
  const counts = new Map(lexemes.map(({ lexeme, documents }) => [lexeme, documents]));
  const vocabulary = {
    documentsWith: (lexeme: string) => counts.get(lexeme) ?? 0,
    total,
    spellingsOf: () => [],
    withDiacritics: () => [],
  };
  const except = "text" in to ? to.except : to.answerId;
  const within = except === undefined ? sql`true` : sql`d.question_id <> ${except}`;
  const statement = rankStatement({ ...emptyQuery, groups, vocabulary }, within);
  if (statement === null) return [];
  return readProfiles(
    db,
    statement,
    lexemes.map(({ lexeme }) => lexeme),
  );
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

const profileOfAnswer = async (db: Reader, id: number): Promise<Profile> =>
  (await profilesOfAnswers(db, [id])).get(id) ?? new Map();

async function profilesOfAnswers(db: Reader, ids: number[]): Promise<Map<number, Profile>> {
  const { rows } = await db.execute<LexemeRow>(sql`
    select d.question_id as id, u.lexeme, u.weights from search_documents d cross join lateral unnest(d.document) u
    where d.question_id = any(${sql.param(ids)}::int[])`);
  return groupProfiles(rows);
}

interface LexemeRow extends Record<string, unknown> {
  id: number;
  lexeme: string;
  weights: string[];
}

const groupProfiles = (rows: readonly LexemeRow[]): Map<number, Profile> =>
  new Map(
    Array.from(
      Map.groupBy(rows, ({ id }) => id),
      ([id, own]) => [id, toProfile(own.map(({ lexeme, weights }) => [lexeme, weights]))],
    ),
  );

const toProfile = (lexemes: readonly [string, readonly string[]][]): Profile =>
  new Map(
    lexemes
      .filter(([lexeme]) => !lexeme.startsWith(titlePrefix))
      .map(([lexeme, weights]) => [lexeme, weights.reduce((sum, weight) => sum + (fieldWeights[weight] ?? 0), 0)]),
  );

async function readProfiles(db: Reader, statement: SQL, lexemes: string[]): Promise<[number, Profile][]> {
  const { rows } = await db.execute<LexemeRow>(sql`
    with ranked as (${statement} limit ${limits.candidates})
    select d.question_id as id, u.lexeme, u.weights
    from ranked join search_documents d using (question_id) cross join lateral unnest(d.document) u
    where u.lexeme = any(${sql.param(lexemes)}::text[])`);
  return [...groupProfiles(rows)];
}
