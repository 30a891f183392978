import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What one query has read, and when, in milliseconds since 1970. */
type Read = [key: QueryKey, data: unknown, at: number];

/**
 * What the server's loaders have read, for the browser's program. All of it is there before a page is drawn: nothing
 * comes after the page, which is sent in one piece. The text is JSON, as the API gave it, since the router's own way to
 * write values, which knows cycles and promises, costs many times as much.
 */
export function handOver(client: QueryClient): { read: string } {
  const read = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data, dataUpdatedAt } }): Read[] =>
      data === undefined ? [] : [[queryKey, data, dataUpdatedAt]],
    );
  return { read: JSON.stringify(read) };
}

/** Takes over what the server has read, as if it had been read here at that time. */
export function takeOver(client: QueryClient, { read }: { read: string }): void {
  for (const [key, data, updatedAt] of JSON.parse(read) as Read[]) client.setQueryData(key, data, { updatedAt });
}
