import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { bodyOf } from "../api/api.ts";
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

/** Whether one text is the beginning of the other: more was typed, or the end was deleted. */
const isContinued = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);

/**
 * Suggestions for the typed text, or recent searches for an empty one. Until they are loaded, those of the text that it
 * continues. None if the call fails.
 */
export function useSuggestions(
  typed: string,
  recent: readonly string[],
  suggest: SiteClient["suggestAnswers"],
): Suggested {
  const text = useDebounced(typed);
  const isLongEnough = (each: string) => each.trim().length >= minLength;
  const { data } = useQuery({
    queryKey: ["suggestions", text],
    queryFn: async ({ signal }) => ({
      text,
      groups: groupsOf(bodyOf(await suggest({ body: { Text: text }, signal }))),
    }),
    enabled: isLongEnough(text),
    placeholderData: keepPreviousData,
  });
  if (typed.trim() === "") return { groups: recentGroups(recent), isSettled: true };
  if (!data || !isLongEnough(typed) || !isContinued(typed, data.text)) return { groups: none, isSettled: false };
  return { groups: data.groups, isSettled: data.text === typed };
}
