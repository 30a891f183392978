import { useNavigate } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { readSearch, type Search } from "./postedSearch.ts";

/**
 * Opens the results of a search. Queries may be sensitive, so they stay out of URLs: they are in the history entry with
 * JavaScript, and posted without, to a URL with an encrypted token.
 */
export function useOpenSearch() {
  const navigate = useNavigate();
  return (search: Search | undefined) => navigate({ to: "/answers", search: {}, state: search ? { search } : {} });
}

/** The submit handler of search forms. */
export function useSearchSubmit() {
  const openSearch = useOpenSearch();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The submit button may have the query as its value.
    void openSearch(readSearch(new FormData(event.currentTarget, event.nativeEvent.submitter)));
  };
}
