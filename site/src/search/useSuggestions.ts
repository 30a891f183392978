import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { groupsOf, recentGroups, type SuggestionGroup } from "./suggestionGroups.ts";

/** Milliseconds without typing before suggestions are fetched. */
const DEBOUNCE = 150;
/** Minimum length in characters before suggestions are fetched. */
const minLength = 2;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

interface Suggested {
  groups: SuggestionGroup[];
  /** Whether they are for the typed text, not for an earlier one. */
  isSettled: boolean;
}

const none: SuggestionGroup[] = [];

/** Suggestions for the typed text, or recent searches for an empty one. None if the call fails. */
export function useSuggestions(
  typed: string,
  recent: readonly string[],
  suggest: SiteClient["suggestAnswers"],
): Suggested {
  const text = useDebounced(typed);
  const isLongEnough = (each: string) => each.trim().length >= minLength;
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: ["suggestions", text],
    queryFn: async ({ signal }) => {
      const outcome = await suggest({ body: { Text: text }, signal });
      return outcome.ok ? groupsOf(outcome.body) : none;
    },
    enabled: isLongEnough(text),
    placeholderData: keepPreviousData,
  });
  if (typed.trim() === "") return { groups: recentGroups(recent), isSettled: true };
  if (!isLongEnough(typed) || isError) return { groups: none, isSettled: true };
  return { groups: data ?? none, isSettled: data !== undefined && !isPlaceholderData && text === typed };
}
