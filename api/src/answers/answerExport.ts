import type { ExportAnswers } from "@lagrum/core/answer/answerSchema";
import { hiddenTexts, questionColumnTexts, yesNoTexts } from "@lagrum/core/texts/lists";
import { questionStateTexts, questionTypeTexts } from "@lagrum/core/texts/questions";
import { eq, inArray } from "drizzle-orm";
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
import { matching, rowOf, sortColumn } from "./staffAnswerList.ts";

const { ReservedBy: _, ConfirmedAt: __, DueAt: ___, DeadlineDate: ____, ...columnTexts } = questionColumnTexts;

interface Listing {
  list: Narrowing;
  sort: keyof typeof sortColumn;
  /** The IDs of a list that is sorted by relevance. */
  ranked: number[] | undefined;
}

function selectRows(db: Database, { list, sort, ranked }: Listing, page: Page) {
  const [column, row] = [sortColumn[sort], rowOf(sort)];
  const order = sorting(column, row, page.order);
  return db
    .select({
      ID: questions.ID,
      Title: questions.Title,
      Category: categories.Name,
      Type: questions.Type,
      State: questions.State,
      Hidden: questions.Hidden,
      ObjectedAt: questions.ObjectedAt,
      User: selectName(accounts),
      SentAt: answers.SentAt,
      PublishedAt: questions.PublishedAt,
      UpdatedAt: answers.UpdatedAt,
      ValidAt: answers.ValidAt,
      Uri: questions.Uri,
      SortedBy: column,
    })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID))
    .where(
      ranked
        ? inArray(questions.ID, ranked)
        : rowsOf(list, { afterCursor: afterCursor(column, row, page), order, limit: page.limit }),
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
  row.User,
  momentCell(row.SentAt),
  momentCell(row.PublishedAt),
  momentCell(row.UpdatedAt),
  row.ValidAt,
  row.Uri && `/answers/${row.Uri}`,
];

/** The staff's list of answers as a CSV stream. */
export async function exportAnswers(context: ListContext, query: ExportAnswers) {
  const category = await categoryFilter(query.CategoryID, context.kindOf);
  const search = await readSearch(context, query.Query);
  const list = matching(query, category, search);
  const ranked = (await rankIfByRelevance(context.db, list, query))?.ids;
  const listing = { list, sort: columnSort(query.Sort, "PublishedAt"), ranked };
  const load = async (page: Page): Promise<Row[]> => {
    const rows = await selectRows(context.db, listing, page);
    return ranked ? inOrderOf(ranked, rows) : rows;
  };
  return listFile({ columns: Object.values(columnTexts), order: query.Order, load, toCells });
}
