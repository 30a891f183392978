import type { ExportQuestions } from "@lagrum/core/question/questionSchema";
import { hiddenTexts, questionColumnTexts, yesNoTexts } from "@lagrum/core/texts/lists";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { aliasedTable, eq, inArray, sql } from "drizzle-orm";
import { selectName } from "../accounts/personName.ts";
import { categoryFilter } from "../categories/categoryFilter.ts";
import type { Database } from "../db/database.ts";
import { afterCursor, type Page, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import { type Cell, momentCell } from "../export/csv.ts";
import { listFile } from "../export/listFile.ts";
import { inOrderOf } from "../search/inOrderOf.ts";
import { rankIfByRelevance } from "../search/staffRanking.ts";
import { columnSort, type ListContext, type Narrowing, readSearch, rowsOf } from "../search/staffSearch.ts";
import { matching, sortColumn } from "./questionList.ts";
import { isHeld } from "./questionRows.ts";

const { UpdatedAt: _, ValidAt: __, ...columnTexts } = questionColumnTexts;

const author = aliasedTable(accounts, "author");

interface Listing {
  list: Narrowing;
  sort: keyof typeof sortColumn;
  /** The IDs of a list that is sorted by relevance. */
  ranked: number[] | undefined;
}

function selectRows(db: Database, { list, sort, ranked }: Listing, page: Page, now: Date) {
  const column = sortColumn[sort];
  const order = sorting(column, questions.ID, page.order);
  return db
    .select({
      ID: questions.ID,
      Title: questions.Title,
      Category: categories.Name,
      Type: questions.Type,
      State: questions.State,
      Hidden: questions.Hidden,
      ObjectedAt: questions.ObjectedAt,
      ReservedBy: sql<string | null>`case when ${isHeld(now)} then ${selectName(accounts)} end`,
      User: selectName(author),
      ConfirmedAt: questions.ConfirmedAt,
      DueAt: questions.DueAt,
      DeadlineDate: questions.DeadlineDate,
      SentAt: answers.SentAt,
      PublishedAt: questions.PublishedAt,
      Uri: questions.Uri,
      SortedBy: column,
    })
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, questions.ReservedByID))
    .leftJoin(answers, eq(answers.ID, questions.ID))
    .leftJoin(author, eq(author.UserID, answers.UserID))
    .where(
      ranked
        ? inArray(questions.ID, ranked)
        : rowsOf(list, { afterCursor: afterCursor(column, questions.ID, page), order, limit: page.limit }),
    )
    .orderBy(...order)
    .limit(page.limit);
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const toCells = (row: Row): Cell[] => [
  row.ID,
  row.Title,
  row.Category,
  questionTypeTexts[row.Type],
  questionStateTexts[row.State],
  hiddenTexts[`${row.Hidden}`],
  yesNoTexts[`${row.ObjectedAt !== null}`],
  row.ReservedBy,
  row.User,
  momentCell(row.ConfirmedAt),
  momentCell(row.DueAt),
  row.DeadlineDate,
  momentCell(row.SentAt),
  momentCell(row.PublishedAt),
  row.Uri && `/answers/${row.Uri}`,
];

/** A staff list as a CSV stream. */
export async function exportQuestions(context: ListContext, query: ExportQuestions, now: Date) {
  const category = await categoryFilter(query.CategoryID, context.kindOf);
  const search = await readSearch(context, query.Query);
  const list = matching(query, { category, search, now });
  const ranked = (await rankIfByRelevance(context.db, list, query))?.ids;
  const listing = { list, sort: columnSort(query.Sort, "ConfirmedAt"), ranked };
  const load = async (page: Page): Promise<Row[]> => {
    const rows = await selectRows(context.db, listing, page, now);
    return ranked ? inOrderOf(ranked, rows) : rows;
  };
  return listFile({ columns: Object.values(columnTexts), order: query.Order, load, toCells });
}
