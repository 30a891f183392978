import type { StaffSearch } from "@lagrum/core/search/staffSearchSchema";
import { and, type SQL, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import type { Page } from "../db/paging.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import { isPublic } from "./publicQuestions.ts";
import type { ReadQuery } from "./queryReader.ts";
import { inverseFrequency, weighGroups } from "./rankStatement.ts";
import { rankAnswers } from "./searchAnswers.ts";
import { isByRelevance, type Narrowing } from "./staffSearch.ts";
import { hasTyped, hasWord, lowered, meetsOperators } from "./textConditions.ts";

/** Rows of each kind, published and not, that are ranked. */
export const mostRanked = 200;
/** The cover of a row that has every word, less a tolerance for floating point. */
const wholeCover = 0.999;

/** The rows of a searched list, best first. */
export interface StaffRanking {
  ids: number[];
  /** How many of them, counted from the first, have every word. */
  whole: number;
  /** Whether there may be more rows. */
  isLeast: boolean;
}

interface Found {
  id: number;
  /** The share of the query that it has, by how rare the words are. */
  cover: number;
  /** Its place among the rows of its kind. */
  place: number;
}

/**
 * Ranks the rows of a staff list: first the question with that number or order, then those that have every word, then
 * those that have the rarest. Published answers are ranked as visitors' searches are, the others by substrings.
 */
async function rankForStaff(db: Database, narrowing: Narrowing, search: ReadQuery): Promise<StaffRanking> {
  const named = await findNamed(db, narrowing, search.typed);
  const published = narrowing.isUnpublished === true ? [] : await rankPublished(db, narrowing, search);
  const others = await rankOthers(db, narrowing, search);
  const isWhole = ({ cover }: Found): boolean => cover >= wholeCover;
  const found = [...published, ...others.slice(0, mostRanked)]
    .filter(({ id }) => !named.includes(id))
    .map((row) => ({ ...row, cover: isWhole(row) ? 1 : Math.round(row.cover * 1000) / 1000 }));
  // The kinds have different scores: rows with the same words take turns, each kind in its own order.
  found.sort((one, other) => other.cover - one.cover || one.place - other.place || other.id - one.id);
  return {
    ids: [...named, ...found.map(({ id }) => id)],
    whole: named.length + found.filter(isWhole).length,
    isLeast: published.length >= mostRanked || others.length > mostRanked,
  };
}

/** The ranking of a list that is sorted by relevance; undefined for a list with an order of its own. */
export const rankIfByRelevance = async (
  db: Database,
  narrowing: Narrowing,
  query: Parameters<typeof isByRelevance>[0],
): Promise<StaffRanking | undefined> =>
  narrowing.search !== undefined && isByRelevance(query) ? rankForStaff(db, narrowing, narrowing.search) : undefined;

/** The IDs of a page, and the totals of the list. @throws Failure INCORRECT_PROPERTIES for a cursor: a ranking has none */
export function pageOfRanking({ ids, isLeast }: StaffRanking, page: Page) {
  if (page.after !== null) throw new Failure("INCORRECT_PROPERTIES", { After: ["INVALID_VALUE"] });
  const shown = ids.slice(page.offset, page.offset + page.limit);
  const Pages = Math.ceil(ids.length / page.limit);
  return { shown, totals: { Pages, Total: ids.length, TotalIsLeast: isLeast, After: null } };
}

/** What a searched list says of its words. @param whole null when every row has every word */
export const describeStaffSearch = (search: ReadQuery | undefined, whole: number | null): StaffSearch | null =>
  search === undefined
    ? null
    : {
        Corrections: search.groups.flatMap(({ form, correction }) =>
          correction === null ? [] : [{ Typed: form, Searched: correction }],
        ),
        Whole: whole,
      };

/** The question with that number, "1042" or "L-1042", or of that order, "O-12". */
async function findNamed(db: Database, { from, filter }: Narrowing, typed: string): Promise<number[]> {
  const [, sign = "", number] = /^(L-|O-|#)?(\d{1,9})$/i.exec(typed) ?? [];
  if (number === undefined) return [];
  const isNamed =
    sign.toUpperCase() === "O-"
      ? sql`${questions.ID} in (select ${orders.QuestionID} from ${orders} where ${orders.ID} = ${Number(number)})`
      : sql`${questions.ID} = ${Number(number)}`;
  const { rows } = await db.execute<{ id: number }>(
    sql`select ${questions.ID} as id from ${from} where ${and(filter, isNamed)}`,
  );
  return rows.map(({ id }) => id);
}

const weightOf = ({ groups, vocabulary }: ReadQuery): number[] =>
  groups.map(({ matches }) => {
    const documents = matches.map(({ lexemes }) => Math.min(...lexemes.map(vocabulary.documentsWith)));
    return inverseFrequency(
      documents.reduce((sum, count) => sum + count, 0),
      vocabulary.total,
    );
  });

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

async function rankPublished(db: Database, { from, filter }: Narrowing, search: ReadQuery): Promise<Found[]> {
  const within = sql`exists (select from ${from} where ${and(sql`${questions.ID} = d.question_id`, filter)})`;
  const ranked = await rankAnswers(db, search, within);
  // The ranking leaves out words that no published answer has; drafts and open questions may have them.
  const known = sumOf(weighGroups(search).map(({ idf }) => idf)) / Math.max(sumOf(weightOf(search)), Number.MIN_VALUE);
  return ranked.map(({ id, cover }, place) => ({ id, cover: cover * Math.min(known, 1), place }));
}

async function rankOthers(db: Database, { from, filter, texts }: Narrowing, search: ReadQuery): Promise<Found[]> {
  const title = sql`t.title`;
  const both = [title, sql`t.body`];
  const weights = weightOf(search);
  const sum = (of: SQL[]): SQL =>
    search.groups.length === 0
      ? sql`0::float8`
      : sql.join(
          search.groups.map((group, at) => sql`case when ${hasWord(group, of)} then ${weights[at]}::float8 else 0 end`),
          sql` + `,
        );
  const [Title, ...rest] = texts;
  const body = sql`concat_ws(chr(10), ${sql.join(rest, sql`, `)})`;
  const { rows } = await db.execute<{ id: number; cover: number }>(sql`
    select id, case when has_typed then 1 else found / ${Math.max(sumOf(weights), 1e-9)}::float8 end as cover
    from (
      select t.id, t.at, ${sum(both)} as found, ${sum([title])} as in_title, ${hasTyped(search, both)} as has_typed
      from (
        select ${questions.ID} as id, ${questions.ConfirmedAt} as at, ${lowered(Title)} as title, ${lowered(body)} as body
        from ${from} where ${and(filter, sql`not (${isPublic})`)} offset 0
      ) t
      where ${meetsOperators(search, both)} offset 0
    ) scored
    where found > 0 or has_typed
    order by cover desc, has_typed desc, in_title desc, at desc nulls last, id desc
    limit ${mostRanked + 1}`);
  return rows.map(({ id, cover }, place) => ({ id, cover, place }));
}
