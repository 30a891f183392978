import { lazyRouteComponent } from "@tanstack/react-router";

/**
 * The results of a search, which most readers never open, in a chunk of their own. The server renders to a string, which
 * can't wait: `preload` must have finished before.
 */
export const LazySearchResults = lazyRouteComponent(() => import("./SearchResults.tsx"), "SearchResults");
