import { lengths } from "@lagrum/core/contract/lengths";
import { readPage } from "../navigation/pageNumber.ts";

/** A query and the page of its results. */
export interface Search {
  query: string;
  page: number;
}

/** A query on one line, without invisible characters. */
export const normaliseQuery = (value: unknown): string =>
  String(value ?? "")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, lengths.Query.max);

/** The search in a posted form; undefined for an empty query. */
export function readSearch(form: FormData): Search | undefined {
  const query = normaliseQuery(form.get("Query"));
  const { page = 1 } = readPage({ page: form.get("Page") });
  return query ? { query, page } : undefined;
}
