import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type pg from "pg";
import type { CategoryKind } from "../categories/categoryFilter.ts";
import type { Database } from "../db/database.ts";
import { COUNT_LIMIT } from "../db/paging.ts";
import { questions } from "../db/schema/questions.ts";
import type { Seal } from "../keys/seal.ts";
import { everyWordQuery } from "./documentQuery.ts";
import { isPublic } from "./publicQuestions.ts";
import type { QueryReader, ReadQuery } from "./queryReader.ts";
import type { SimilarAnswerFinder } from "./similarAnswers.ts";
import { hasTyped, hasWord, lowered, meetsOperators } from "./textConditions.ts";

/** Limit of exact totals in a search: counting a common word would take a second. */
const SEARCH_COUNT_LIMIT = 1000;

/**
 * How staff find a question in a list with an order of its own: by full-text search where it is published, elsewhere by
 * substrings, and by its ID. Separate queries, since each has its own index, which an "or" could not use.
 */
function waysToFind(query: ReadQuery, columns: Narrowing["texts"]): SQL[] {
  const number = /^(?:L-|#)?(\d{1,9})$/i.exec(query.typed)?.[1];
  const texts = columns.map(lowered);
  return [
    isFoundBy(query),
    sql`not (${isPublic}) and (${hasTyped(query, texts)} or ${hasEveryWord(query, texts)})`,
    ...(number === undefined ? [] : [eq(questions.ID, Number(number))]),
  ];
}

function hasEveryWord(query: ReadQuery, texts: readonly SQL[]): SQL {
  if (query.groups.length === 0) return sql`false`;
  return and(meetsOperators(query, texts), ...query.groups.map((group) => hasWord(group, texts))) ?? sql`false`;
}

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
  /** Of the parties of paid questions. */
  conflictSeal: Seal;
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
  texts: readonly [title: PgColumn, ...others: PgColumn[]];
  /** Whether the filters exclude every published question. */
  isUnpublished?: boolean;
}

/** The order of a list: by relevance where words are searched for and no column is named. */
export const isByRelevance = ({ Sort, Query }: { Sort?: string | undefined; Query?: string | undefined }): boolean =>
  Query !== undefined && (Sort === undefined || Sort === "Relevance");

/** The column of a list that is not sorted by relevance. */
export const columnSort = <S extends string, D extends Exclude<S, "Relevance">>(sort: S | undefined, byDefault: D) =>
  sort === undefined || sort === "Relevance" ? byDefault : (sort as Exclude<S, "Relevance">);

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
