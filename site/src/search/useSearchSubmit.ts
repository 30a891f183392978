import { useNavigate } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { loadSearchResults } from "./lazySearchResults.ts";
import { readSearch, type Search } from "./postedSearch.ts";

/**
 * Opens the results of a search. Queries may be sensitive, so they stay out of URLs: they are in the history entry with
 * JavaScript, and posted without, to a URL with an encrypted token.
 */
export function useOpenSearch() {
  const navigate = useNavigate();
  return (search: Search | undefined) => navigate({ to: "/answers", search: {}, state: search ? { search } : {} });
}

/** The submit handler of search forms. Without the code of the results the form is posted, as without JavaScript. */
export function useSearchSubmit() {
  const openSearch = useOpenSearch();
  return (event: SubmitEvent<HTMLFormElement>) => {
    const { currentTarget: form, nativeEvent } = event;
    const { submitter } = nativeEvent;
    if (form.dataset.plain) return;
    event.preventDefault();
    // The submit button may have the query as its value.
    const search = readSearch(new FormData(form, submitter));
    void loadSearchResults().then(
      () => openSearch(search),
      () => {
        form.dataset.plain = "true";
        form.requestSubmit(submitter);
      },
    );
  };
}
