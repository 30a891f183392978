import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { COUNT_LIMIT } from "../db/paging.ts";
import { questions } from "../db/schema/questions.ts";
import { isPublic } from "./publicQuestions.ts";
import { isFoundBy } from "./searchAnswers.ts";

/** The total of a search is exact up to here: to count a word that half the archive has would take a second. */
export const SEARCH_COUNT_LIMIT = 1000;

/**
 * Whether a column has the text in it, whatever the case. `ilike` asks ICU for each letter, which takes three times as
 * long; PostgreSQL's own collation lowers Swedish letters alike.
 */
const isIn = (column: PgColumn, text: string): SQL =>
  sql`position(lower(${text}::text collate "pg_c_utf8") in lower(${column} collate "pg_c_utf8")) > 0`;

/**
 * The ways in which staff find a question: by its words where it is published, by any part of two texts elsewhere, and by
 * its number. Kept apart, since each has an index of its own, and joined by "or" they have none.
 */
function waysToFind(words: string, [one, other]: Narrowing["texts"]): SQL[] {
  const number = /^(?:L-)?(\d{1,9})$/i.exec(words)?.[1];
  return [
    isFoundBy(words),
    sql`not (${isPublic}) and (${isIn(one, words)} or ${isIn(other, words)})`,
    ...(number === undefined ? [] : [eq(questions.ID, Number(number))]),
  ];
}

/** What one of the staff's lists is narrowed down to. */
export interface Narrowing {
  /** The tables, `questions` among them. */
  from: SQL;
  filter: SQL | undefined;
  /** What is searched for; in these texts where the question is not published. */
  words: string | undefined;
  texts: [PgColumn, PgColumn];
}

/** The numbers of what is found in each way, so many a way at most. */
function numbersOf({ from, filter, words, texts }: Narrowing, more: SQL | undefined, tail: SQL): SQL {
  const ways = words === undefined ? [undefined] : waysToFind(words, texts);
  const each = ways.map(
    (way) => sql`(select ${questions.ID} from ${from} where ${and(filter, more, way) ?? sql`true`} ${tail})`,
  );
  return sql.join(each, sql` union `);
}

/** The rows of a page and those before it in a search; all from `behind` on where nothing is searched for. */
export function rowsOf(
  narrowing: Narrowing,
  { afterCursor, order, limit }: { afterCursor: SQL | undefined; order: SQL[]; limit: number },
): SQL | undefined {
  if (narrowing.words === undefined) return and(narrowing.filter, afterCursor);
  const tail = sql`order by ${sql.join(order, sql`, `)} limit ${limit}`;
  return inArray(questions.ID, sql`(${numbersOf(narrowing, afterCursor, tail)})`);
}

/** How far the rows of a list are counted. */
export const countLimit = ({ words }: Pick<Narrowing, "words">): number =>
  words === undefined ? COUNT_LIMIT : SEARCH_COUNT_LIMIT;

/** How many there are, counted as far as that and, where told to, one farther. */
export function countOf(narrowing: Narrowing, beyond: 0 | 1 = 0): SQL<number> {
  const most = countLimit(narrowing) + beyond;
  const numbers = numbersOf(narrowing, undefined, sql`limit ${most}`);
  return sql<number>`(select least(count(*), ${most}::int)::int from (${numbers}) as counted)`;
}
