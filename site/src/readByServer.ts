import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What one query has read, and when, in milliseconds since 1970. */
type Read = [key: QueryKey, data: unknown, at: number];

/** The element of the page that bears it. */
export const readId = "read";

/** As JSON that ends no element and begins no comment in a page. */
const toText = (data: unknown): string => JSON.stringify(data).replace(/<(?=[/!])/g, "\\u003c");

/** What many pages have read is the same object until it is read anew: it is written once. */
const written = new WeakMap<object, string>();

function textOf(data: unknown): string {
  if (typeof data !== "object" || data === null) return toText(data);
  const text = written.get(data) ?? toText(data);
  written.set(data, text);
  return text;
}

/**
 * What the server's loaders have read, for the browser's program. All of it is there before a page is drawn: nothing
 * comes after the page, which is sent in one piece. The text is JSON that stands in the page as data, since the router's
 * own way to write values, which knows cycles and promises, costs many times as much.
 */
export function handOver(client: QueryClient): string {
  const read = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt } }) =>
      data === undefined ? [] : [`[${toText(queryKey)},${textOf(data)},${dataUpdatedAt}]`],
    );
  return `[${read.join(",")}]`;
}

/** Takes over what the server has read, as if it had been read here at that time. */
export function takeOver(client: QueryClient, text: string): void {
  for (const [key, data, updatedAt] of JSON.parse(text) as Read[]) client.setQueryData(key, data, { updatedAt });
}
