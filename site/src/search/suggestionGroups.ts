import type { Suggestions } from "@lagrum/core/search/searchSchema";

/** A suggestion's target: a page, or a search. */
type Target =
  | { to: "/answers/$id"; id: string }
  | { to: "/categories/{-$id}"; id: string }
  | { to: "search"; query: string };

export interface Suggestion {
  text: string;
  target: Target;
}

export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

/** Identifies a suggestion: two answers may have the same title. */
export const idOf = ({ target }: Suggestion): string => `${target.to} ${"id" in target ? target.id : target.query}`;

const searchFor = (query: string): Suggestion => ({ text: query, target: { to: "search", query } });

const withoutEmpty = (groups: SuggestionGroup[]) => groups.filter(({ suggestions }) => suggestions.length > 0);

/** The API's suggestions, in groups. */
export const groupsOf = ({ Answers, Categories, Provisions }: Suggestions): SuggestionGroup[] =>
  withoutEmpty([
    {
      title: "Svar",
      suggestions: Answers.map(({ Title, Uri }) => ({ text: Title, target: { to: "/answers/$id", id: Uri } })),
    },
    {
      title: "Områden",
      suggestions: Categories.map(({ Name, Uri }) => ({ text: Name, target: { to: "/categories/{-$id}", id: Uri } })),
    },
    { title: "Lagrum", suggestions: Provisions.map(searchFor) },
  ]);

/** The searches that are saved on this device. */
export const recentGroups = (searches: readonly string[]): SuggestionGroup[] =>
  withoutEmpty([{ title: "Senaste sökningar", suggestions: searches.map(searchFor) }]);
