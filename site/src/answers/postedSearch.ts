import { lengths } from "@lagrum/core/contract/lengths";
import { readPage } from "../navigation/pageNumber.ts";

/** A query and the page of its results. */
export interface Search {
  query: string;
  page: number;
}

/** A query as the API takes it: one line, no invisible characters. */
export const readWords = (value: unknown): string =>
  String(value ?? "")
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .slice(0, lengths.Query.max);

/** The search in a posted form; without words there is none. */
export function readSearch(form: FormData): Search | undefined {
  const query = readWords(form.get("Query"));
  const { page = 1 } = readPage({ page: form.get("Page") });
  return query ? { query, page } : undefined;
}
