import { lazyRouteComponent } from "@tanstack/react-router";

const chunk = () => import("./SearchResults.tsx");

/**
 * The results of a search, which most readers never open, in a chunk of their own. The server renders to a string, which
 * can't wait: `preload` must have finished before.
 */
export const LazySearchResults = lazyRouteComponent(chunk, "SearchResults");

/** Loads the chunk before the results are opened. @throws TypeError when it can't be loaded */
export async function loadSearchResults(): Promise<void> {
  await LazySearchResults.preload?.();
  await chunk();
}
