import { useNavigate } from "@tanstack/react-router";
import type { SubmitEvent } from "react";
import { readWords } from "./postedSearch.ts";

/**
 * What a search form does with script. Search terms can tell of people's lives, so they stay out of the address: they
 * are posted, or with script kept in the history entry.
 */
export function useSearching() {
  const navigate = useNavigate();
  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The button pressed may be the one that holds the words.
    const words = readWords(new FormData(event.currentTarget, event.nativeEvent.submitter).get("Query"));
    void navigate({
      to: "/answers",
      search: {},
      state: words ? { search: { query: words, page: 1 } } : {},
    });
  };
}
