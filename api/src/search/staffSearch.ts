import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { CategoryKind } from "../categories/categoryFilter.ts";
import type { Database } from "../db/database.ts";
import { COUNT_LIMIT } from "../db/paging.ts";
import { questions } from "../db/schema/questions.ts";
import { everyWordQuery } from "./documentQuery.ts";
import { isPublic } from "./publicQuestions.ts";
import type { QueryReader, ReadQuery } from "./queryReader.ts";
import type { SimilarAnswerFinder } from "./similarAnswers.ts";

/** Limit of exact totals in a search: counting a common word would take a second. */
const SEARCH_COUNT_LIMIT = 1000;

/**
 * Case-insensitive substring search. `ilike` asks ICU for each letter, which takes three times as long;
 * PostgreSQL's own collation lowers Swedish letters in the same way.
 */
const isIn = (column: PgColumn, text: string): SQL =>
  sql`position(lower(${text}::text collate "pg_c_utf8") in lower(${column} collate "pg_c_utf8")) > 0`;

/**
 * How staff find a question: by full-text search where it is published, elsewhere by substrings, and by its ID.
 * Separate queries, since each has its own index, which an "or" could not use.
 */
function waysToFind(query: ReadQuery, [one, other]: Narrowing["texts"]): SQL[] {
  const words = query.typed;
  const number = /^(?:L-)?(\d{1,9})$/i.exec(words)?.[1];
  return [
    isFoundBy(query),
    sql`not (${isPublic}) and (${isIn(one, words)} or ${isIn(other, words)} or ${hasEveryWord(query, [one, other])})`,
    ...(number === undefined ? [] : [eq(questions.ID, Number(number))]),
  ];
}

/** The minimum letters of a word or lemma that is matched inside other words: shorter ones are in most texts. */
const shortest = { word: 3, lemma: 4 };

/** Each word of the query, its lemma, a synonym or its correction is part of a text. */
function hasEveryWord({ groups }: ReadQuery, texts: Narrowing["texts"]): SQL {
  if (groups.length === 0 || groups.some(({ form }) => form.length < shortest.word)) return sql`false`;
  const conditions = groups.map(({ form, correction, matches }) => {
    const lemmas = matches.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : []));
    const found = new Set([form, ...(correction === null ? [] : [correction]), ...lemmas.filter(isLongEnough)]);
    return or(...Array.from(found, (word) => texts.map((text) => isIn(text, word))).flat()) ?? sql`false`;
  });
  return and(...conditions) ?? sql`false`;
}

const isLongEnough = (lemma: string): boolean => lemma.length >= shortest.lemma;

/** Published questions that have every word, in any way of finding it. */
function isFoundBy(query: ReadQuery): SQL {
  const every = everyWordQuery(query);
  if (every === null) return sql`false`;
  return sql`${questions.ID} in (
    select d.question_id from search_documents d where d.document @@ ${every}::tsquery)`;
}

/** What lists of questions and answers are read with. */
export interface ListContext {
  db: Database;
  pool: pg.Pool;
  kindOf: CategoryKind;
  readQuery: QueryReader;
  findSimilar: SimilarAnswerFinder;
}

/** What the query of a list searches for. */
export const readSearch = async (
  { readQuery }: ListContext,
  words: string | undefined,
): Promise<ReadQuery | undefined> => (words === undefined ? undefined : readQuery(words));

/** The filters of a staff list. */
export interface Narrowing {
  /** The FROM clause, which includes `questions`. */
  from: SQL;
  filter: SQL | undefined;
  /** What is searched for, and the texts to search where the question is not published. */
  search: ReadQuery | undefined;
  texts: [PgColumn, PgColumn];
}

/** The IDs that each way finds, up to a limit. */
function numbersOf({ from, filter, search, texts }: Narrowing, more: SQL | undefined, tail: SQL): SQL {
  const ways = search === undefined ? [undefined] : waysToFind(search, texts);
  const each = ways.map(
    (way) => sql`(select ${questions.ID} from ${from} where ${and(filter, more, way) ?? sql`true`} ${tail})`,
  );
  return sql.join(each, sql` union `);
}

/** The rows of a page and those before it in a search; without a search all rows after the cursor. */
export function rowsOf(
  narrowing: Narrowing,
  { afterCursor, order, limit }: { afterCursor: SQL | undefined; order: SQL[]; limit: number },
): SQL | undefined {
  if (narrowing.search === undefined) return and(narrowing.filter, afterCursor);
  const tail = sql`order by ${sql.join(order, sql`, `)} limit ${limit}`;
  return inArray(questions.ID, sql`(${numbersOf(narrowing, afterCursor, tail)})`);
}

/** Where the total of a list stops. */
export const countLimit = ({ search }: Pick<Narrowing, "search">): number =>
  search === undefined ? COUNT_LIMIT : SEARCH_COUNT_LIMIT;

/** The total, counted up to that limit and optionally one row beyond. */
export function countOf(narrowing: Narrowing, beyond: 0 | 1 = 0): SQL<number> {
  const most = countLimit(narrowing) + beyond;
  const numbers = numbersOf(narrowing, undefined, sql`limit ${most}`);
  return sql<number>`(select least(count(*), ${most}::int)::int from (${numbers}) as counted)`;
}
