import { type DataTag, useQueryClient } from "@tanstack/react-query";

/**
 * The query data that the page's loader has read, without observing it: a content page refetches when it is visited
 * again, and the observer's code stays out of its bundle.
 * @throws Error if no loader has read the query
 */
export function useLoadedQuery<T>({ queryKey }: { queryKey: DataTag<readonly unknown[], T, unknown> }): T {
  const data = useQueryClient().getQueryData<T>(queryKey);
  if (data === undefined) throw new Error(`No loader has read ${JSON.stringify(queryKey)}`);
  return data;
}
