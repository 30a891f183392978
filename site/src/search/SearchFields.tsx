import type { Search } from "./postedSearch.ts";

/** A search as hidden fields of a form that changes one thing in it. Without query and page, its filters and order. */
export function SearchFields({ query, page = 1, area, year, type, isByDate, isLiteral }: Partial<Search>) {
  const fields = {
    Query: query,
    Page: page > 1 ? page : undefined,
    CategoryID: area,
    Year: year,
    Type: type,
    Sort: isByDate ? "PublishedAt" : undefined,
    Literal: isLiteral,
  };
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={String(value)} />,
  );
}
