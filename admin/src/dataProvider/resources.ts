import type { Category } from "@lagrum/core/category/categorySchema";
import { endpoints } from "@lagrum/core/contract/endpoints";
import { flattenAreas } from "./categories.ts";

interface Resource {
  /** The call that lists its rows. Without a query the list has no pages and comes whole. */
  list: { path: string; rows: string; query?: object };
  /** Where one row is read and saved, unless below the list. */
  record?: string;
  /** Where one row is saved, unless where it is read. */
  saved?: string;
  /** Rows as React-Admin gets them. */
  toRows?: (rows: object[]) => object[];
}

/** What React-Admin lists and edits, by the names that the admin's addresses have. */
const resources: Record<string, Resource> = {
  questions: { list: endpoints.listQuestions },
  answers: { list: endpoints.listAnswersAdvanced, record: "answers" },
  categories: { list: endpoints.listCategories, toRows: (rows) => flattenAreas(rows as Category[]) },
  audit: { list: endpoints.listActs },
  inbox: { list: endpoints.listInbox },
  colleagues: { list: endpoints.listColleagues },
  users: { list: endpoints.listUsers },
  templates: { list: endpoints.listTemplates },
  news: { list: endpoints.listNews },
  products: { list: endpoints.listManagedProducts, saved: "product" },
  files: { list: endpoints.listFiles },
  "test-questions": { list: endpoints.listTestQuestions },
  "test-answers": { list: endpoints.listTestAnswers },
};

/** A resource with its paths below the API's address, as ra-data-simple-rest takes them. */
export function resourceOf(name: string) {
  const found = resources[name];
  if (!found) throw new Error(`No resource ${name}`);
  const { list, toRows = (rows) => rows } = found;
  const path = list.path.slice(1);
  const record = found.record ?? path;
  return { path, record, saved: found.saved ?? record, rows: list.rows, hasPages: list.query !== undefined, toRows };
}
