import type { Category } from "@lagrum/core/category/categorySchema";
import { endpoints } from "@lagrum/core/endpoints";
import { flattenAreas } from "./categories.ts";

interface Resource {
  /** The list endpoint. Without a query it has no paging. */
  list: { path: string; rows: string; query?: object };
  /** Path of one row, if not the list's. */
  record?: string;
  /** Path for saving a row, if not that of reading. */
  saved?: string;
  /** Maps the response's rows. */
  toRows?: (rows: object[]) => object[];
}

/** React-Admin's resources by name. */
const resources: Record<string, Resource> = {
  questions: { list: endpoints.listQuestions },
  answers: { list: endpoints.listAnswersAdvanced, record: "answers" },
  categories: { list: endpoints.listCategories, toRows: (rows) => flattenAreas(rows as Category[]) },
  audit: { list: endpoints.listActs },
  inbox: { list: endpoints.listInbox },
  colleagues: { list: endpoints.listColleagues },
  users: { list: endpoints.listUsers },
  synonyms: { list: endpoints.listSynonyms },
  "search-misses": { list: endpoints.listSearchMisses },
  "ai-replies": { list: endpoints.listAiReplies },
  "ai-blocks": { list: endpoints.listAiBlocks },
  "law-changes": { list: endpoints.listOutdatedAnswers },
  templates: { list: endpoints.listTemplates },
  news: { list: endpoints.listNews },
  products: { list: endpoints.listManagedProducts, saved: "product" },
  services: { list: endpoints.listServices },
  orders: { list: endpoints.listOrders },
  payments: { list: endpoints.listPayments },
  withdrawals: { list: endpoints.listWithdrawals },
  "waiting-list": { list: endpoints.listWaiting },
  complaints: { list: endpoints.listComplaints },
  "rent-claims": { list: endpoints.listRentClaims },
  "money-cases": { list: endpoints.listMoneyCases },
  files: { list: endpoints.listFiles },
  "test-questions": { list: endpoints.listTestQuestions },
  "test-answers": { list: endpoints.listTestAnswers },
};

/** A resource with its paths relative to the API's URL, for ra-data-simple-rest. */
export function resourceOf(name: string) {
  const found = resources[name];
  if (!found) throw new Error(`No resource ${name}`);
  const { list, toRows = (rows) => rows } = found;
  const path = list.path.slice(1);
  const record = found.record ?? path;
  return { path, record, saved: found.saved ?? record, rows: list.rows, hasPages: list.query !== undefined, toRows };
}
