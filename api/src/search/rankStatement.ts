import { quoteLexeme } from "@lagrum/core/search/searchDocument";
import type { Match, QueryGroup } from "@lagrum/core/search/searchQuery";
import { type SQL, sql } from "drizzle-orm";
import { isOutdated } from "../provisions/outdatedAnswers.ts";
import { groupQuery, matchQuery, type Requirements, requirementsQuery, titleQuery } from "./documentQuery.ts";
import type { CountedQuery } from "./queryReader.ts";

/** Candidates of each kind, documents that are ranked, and words of a query that are used. */
const limits = {
  newest: 300,
  withPhrases: 2000,
  rare: 1200,
  pairs: 300,
  titles: 300,
  parts: 300,
  ranked: 200,
  groups: 12,
};
/** The most documents of a word that is combined with another: the index reads all of the rarer one's. */
const mostOfPair = 10_000;
/** ts_rank's weights of a lexeme in D, C, B and A. */
const fieldWeights = "{0.3,0.4,0.7,1}";
const partWeight = 0.7;
/** The weight of a compound part where the archive lacks the compound itself. */
const lonePartWeight = 0.5;
/** The cover of a word by a near match: too little to be a hit. */
const nearCover = 0.4;
/** The share of the score that depends on the query's coverage. */
const coverShare = 0.3;
/** The penalty factor of an answer whose law has changed since. */
const outdatedShare = 0.6;
/** A synonym or spelling counts as at least half as common as all ways of finding the word together. */
const substituteFrequency = 0.5;

interface WeighedGroup {
  group: QueryGroup;
  /** The document frequency of a word: the sum of its matches. */
  documents: number;
  idf: number;
}

/** The inverse document frequency (IDF) of a word. */
export const inverseFrequency = (documents: number, total: number): number => {
  const counted = Math.min(documents, total);
  return Math.log(1 + (total - counted + 0.5) / (counted + 0.5));
};

/** The groups that the archive has, rarest first. A compound that it lacks is found by any of its parts. */
export function weighGroups({ groups, vocabulary }: CountedQuery): WeighedGroup[] {
  const documentsWith = (match: Match): number => Math.min(...match.lexemes.map(vocabulary.documentsWith));
  const count = (group: QueryGroup): number => group.matches.reduce((sum, match) => sum + documentsWith(match), 0);
  return groups
    .map((group) => (count(group) > 0 ? group : byParts(group)))
    .map((group) => ({ group, documents: count(group) }))
    .filter(({ documents }) => documents > 0)
    .map((weighed) => ({ ...weighed, idf: inverseFrequency(weighed.documents, vocabulary.total) }))
    .sort((one, other) => one.documents - other.documents)
    .slice(0, limits.groups);
}

/**
 * What a document covers of a word, by the word's weight. Another provision of the same law, a part of a compound or a
 * synonym of its head is a near answer, no hit.
 */
function coverOf({ group, idf }: Pick<WeighedGroup, "group" | "idf">, weights = ""): SQL {
  const near = group.matches.filter(({ weight }) => weight <= lonePartWeight);
  const full = group.matches.filter(({ weight }) => weight > lonePartWeight);
  const when = (matches: Match[], share: number): SQL =>
    matches.length === 0
      ? sql``
      : sql`when d.document @@ ${groupQuery({ matches }, { weights })}::tsquery then ${idf * share}::float8`;
  return sql`case ${when(full, 1)} ${when(near, nearCover)} else 0 end`;
}

const byParts = (group: QueryGroup): QueryGroup => ({
  ...group,
  matches: group.parts.map((part) => ({ lexemes: [part], weight: lonePartWeight, kind: "parts" })),
  parts: [],
});

/**
 * Selects the best documents: question_id, score, cover (the share of the query that is found, by weight) and
 * published_at. Null when the archive has none of the words.
 * @param within a condition on search_documents d
 */
export function rankStatement(query: CountedQuery, within: SQL): SQL | null {
  const weighed = weighGroups(query);
  if (weighed.length === 0) return null;
  const most = weighed.reduce((sum, { idf }) => sum + idf, 0);
  const found = weighed.map((group) => coverOf(group));
  const cover = sql`(${sql.join(found, sql` + `)}) / ${most}::float8`;
  return sql`
    with candidates as (${candidates(weighed, { within, cover }, query)}),
    covered as materialized (
      select question_id, published_at, cover from candidates
      order by cover desc, published_at desc
      limit ${limits.ranked}
    )
    select c.question_id, covered.cover, c.published_at,
      (${scoreOf(weighed, query)}) * (${1 - coverShare}::float8 + ${coverShare}::float8 * covered.cover)
        * case when ${isOutdated(sql`c.question_id`)} then ${outdatedShare}::float8 else 1 end as score
    from covered join search_documents c using (question_id)
    order by score desc, c.published_at desc`;
}

/** The weight of a query's words by their rarity: of those that the archive has, and of all. */
export function weighQuery(query: CountedQuery): { known: number; whole: number } {
  const weighed = weighGroups(query);
  const known = weighed.reduce((sum, { idf }) => sum + idf, 0);
  const forms = new Set(weighed.map(({ group }) => group.form));
  const unknown = query.groups.filter(({ form }) => !forms.has(form)).length;
  return { known, whole: known + unknown * inverseFrequency(0, query.vocabulary.total) };
}

/**
 * The share of a query that the title and question of a document d have. A word that the archive lacks is missing. Null when
 * the query has no words.
 */
export function topicCoverOf(query: CountedQuery): SQL | null {
  const weighed = weighGroups(query);
  if (weighed.length === 0) return null;
  const found = weighed.map((group) => coverOf(group, "AB"));
  return sql`(${sql.join(found, sql` + `)}) / ${weighQuery(query).whole}::float8`;
}

/**
 * A union of small sets, so that no statement reads a common word's documents: all words together, the rarest words one
 * by one, pairs of the next three, titles, and parts of compounds.
 */
function candidates(
  weighed: readonly WeighedGroup[],
  { within, cover }: { within: SQL; cover: SQL },
  { vocabulary, phrases, excluded, excludedPhrases }: CountedQuery,
): SQL {
  const queries = weighed.map(({ group }) => groupQuery(group));
  const rarest = weighed[0]?.documents ?? 0;
  const allowed = sql`${within} and ${meets({ phrases: [], excluded, excludedPhrases })}`;
  const hasPhrases = meets({ phrases, excluded: [], excludedPhrases: [] });
  const anyOrder = (query: string, limit: number): SQL => sql`(
    select d.question_id, d.published_at, ${cover} as cover
    from search_documents d where d.document @@ ${query}::tsquery and ${allowed} and ${hasPhrases} limit ${limit})`;
  // By date, since PostgreSQL then stops early, unless it would skip many rows with excluded words.
  const isByDate = excluded.length + excludedPhrases.length === 0;
  const most = phrases.length > 0 ? limits.withPhrases : isByDate ? limits.newest : limits.rare;
  // "offset 0" forces a lookup by key. Where PostgreSQL expects few rows of a phrase, it would use a nested loop.
  const common = (query: string): SQL => sql`(
    select d.question_id, d.published_at, ${cover} as cover from (
      select d.question_id from search_documents d where d.document @@ ${query}::tsquery and ${allowed}
      ${isByDate ? sql`order by d.published_at desc nulls last` : sql``} limit ${most}
    ) common cross join lateral (
      select * from search_documents d where d.question_id = common.question_id offset 0
    ) d where ${hasPhrases})`;
  const everyWord = queries.join(" & ");
  const sets = [rarest > limits.rare ? common(everyWord) : anyOrder(everyWord, limits.rare)];
  // A document with a phrase has all of its words.
  const isOnePhrase = phrases.flat().length >= weighed.length;
  if (weighed.length > 1 && !isOnePhrase) {
    const rare = countRare(weighed);
    if (rare > 0) sets.push(anyOrder(queries.slice(0, rare).join(" | "), limits.rare));
    const next = queries.slice(rare, rare + 3);
    const pairs = next
      .filter((_, at) => (weighed[rare + at]?.documents ?? 0) <= mostOfPair)
      .flatMap((one, at) => next.slice(at + 1).map((other) => `(${one} & ${other})`))
      .filter((pair) => pair !== `(${everyWord})`);
    if (pairs.length > 0) sets.push(anyOrder(pairs.join(" | "), limits.pairs));
    else if (rare === 0) sets.push(common(queries[0] ?? ""));
  }
  if (rarest > limits.newest) {
    const titles = weighed.slice(0, 2).map(({ group }) => titleQuery(group));
    sets.push(anyOrder(titles.join(" | "), limits.titles));
  }
  const parts = weighed
    .flatMap(({ group }) => group.parts)
    .filter((part) => vocabulary.documentsWith(part) > 0 && vocabulary.documentsWith(part) <= limits.rare);
  if (parts.length > 0) sets.push(anyOrder(parts.map(quoteLexeme).join(" | "), limits.parts));
  return sql.join(sets, sql` union `);
}

const meets = (requirements: Requirements): SQL => {
  const required = requirementsQuery(requirements);
  return required === null ? sql`true` : sql`d.document @@ ${required}::tsquery`;
};

/** How many of the rarest words have so few documents together that all of these can be candidates. */
function countRare(weighed: readonly WeighedGroup[]): number {
  let sum = 0;
  const common = weighed.findIndex(({ documents }) => {
    sum += documents;
    return sum > limits.rare;
  });
  return common === -1 ? weighed.length : common;
}

/** A match of the typed word itself, not of a substitute. */
const isTyped = ({ kind }: Match): boolean => kind === "word" || kind === "provision" || kind === "law";

/** Each word by its best match, and the parts of compounds. */
function scoreOf(weighed: readonly WeighedGroup[], { vocabulary }: CountedQuery): SQL {
  const { documentsWith, total } = vocabulary;
  const rank = (query: string, weight: number): SQL =>
    sql`${weight}::float8 * ts_rank(${fieldWeights}::float4[], c.document, ${query}::tsquery, 1)`;
  const terms = weighed.flatMap(({ group, documents }) => {
    const ways = group.matches.flatMap((match) => {
      const own = Math.min(...match.lexemes.map(documentsWith));
      if (own === 0) return [];
      const counted = isTyped(match) ? own : Math.max(own, documents * substituteFrequency);
      return [rank(matchQuery(match), match.weight * inverseFrequency(counted, total))];
    });
    const parts = group.parts
      .filter((part) => documentsWith(part) > 0)
      .map((part) => rank(quoteLexeme(part), partWeight * inverseFrequency(documentsWith(part), total)));
    return [...(ways.length > 0 ? [sql`greatest(${sql.join(ways, sql`, `)})`] : []), ...parts];
  });
  return terms.length === 0 ? sql`0` : sql.join(terms, sql` + `);
}
