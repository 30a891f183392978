import { lengths } from "@lagrum/core/contract/lengths";

/** Words to search for and the page of their results. */
export interface Search {
  query: string;
  page: number;
}

/** The search in a posted form; without words there is none. */
export function readSearch(form: FormData): Search | undefined {
  const query = String(form.get("Query") ?? "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, lengths.Query.max);
  const page = Number(form.get("Page") ?? 1);
  return query ? { query, page: Number.isSafeInteger(page) && page > 0 ? page : 1 } : undefined;
}
