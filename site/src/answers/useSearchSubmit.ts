import { useNavigate } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { normaliseQuery } from "./postedSearch.ts";

/**
 * The submit handler of search forms. Queries may be sensitive, so they stay out of URLs: they are in the history entry
 * with JavaScript, and posted without.
 */
export function useSearchSubmit() {
  const navigate = useNavigate();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The submitter may carry the query.
    const words = normaliseQuery(new FormData(event.currentTarget, event.nativeEvent.submitter).get("Query"));
    void navigate({
      to: "/answers",
      search: {},
      state: words ? { search: { query: words, page: 1 } } : {},
    });
  };
}
