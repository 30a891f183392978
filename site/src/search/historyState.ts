import type { Search } from "./postedSearch.ts";

/** State in the history entry that must not be in the URL. */
declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The search query. */
    search?: Search;
    /** The question form is at its review step. */
    review?: boolean;
  }
}
