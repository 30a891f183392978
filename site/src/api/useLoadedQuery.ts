import { type DataTag, useQueryClient } from "@tanstack/react-query";

/**
 * What the page's loader has read. Pages for reading watch nothing: what changes is read when one comes again, and the
 * program that watches stays with the pages that need it.
 * @throws Error where the loader has read something else
 */
export function useLoadedQuery<T>({ queryKey }: { queryKey: DataTag<readonly unknown[], T, unknown> }): T {
  const data = useQueryClient().getQueryData<T>(queryKey);
  if (data === undefined) throw new Error(`No loader has read ${JSON.stringify(queryKey)}`);
  return data;
}
