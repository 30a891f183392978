import { quoteLexeme, titlePrefix } from "@lagrum/core/search/searchDocument";
import type { Match, Phrase, QueryGroup, SearchQuery } from "@lagrum/core/search/searchQuery";

const any = (queries: readonly string[]): string =>
  queries.length === 1 ? (queries[0] ?? "") : `(${queries.join(" | ")})`;

/** Where a match must be: in the title, or in fields with the given weights ("AB": title and question). */
interface Fields {
  prefix?: string;
  weights?: string;
}

/** All lexemes of one match of a word, as a tsquery. */
export const matchQuery = ({ lexemes }: Pick<Match, "lexemes">, { prefix = "", weights = "" }: Fields = {}): string => {
  const quoted = lexemes.map((lexeme) => quoteLexeme(prefix + lexeme) + (weights && `:${weights}`));
  return quoted.length === 1 ? (quoted[0] ?? "") : `(${quoted.join(" & ")})`;
};

/** Any match of a word. */
export const groupQuery = ({ matches }: Pick<QueryGroup, "matches">, fields: Fields = {}): string =>
  any(matches.map((match) => matchQuery(match, fields)));

/** Any match of a word in a title. */
export const titleQuery = ({ matches }: Pick<QueryGroup, "matches">): string =>
  groupQuery({ matches }, { prefix: titlePrefix });

/** Quoted phrases, and excluded words and phrases. */
export type Requirements = Pick<SearchQuery, "phrases" | "excluded" | "excludedPhrases">;

/** What every result must satisfy. Null when nothing is required. */
export function requirementsQuery({ phrases, excluded, excludedPhrases }: Requirements): string | null {
  const required = [
    ...phrases.map(phraseQuery),
    ...excluded.map((lemmas) => `!${any(lemmas.map(quoteLexeme))}`),
    ...excludedPhrases.map((phrase) => `!(${phraseQuery(phrase)})`),
  ];
  return required.length === 0 ? null : required.join(" & ");
}

/** Every word of the query must be found. For lists that filter by words and have an order of their own. */
export function everyWordQuery(query: SearchQuery): string | null {
  const required = requirementsQuery(query);
  const all = [...query.groups.map((group) => groupQuery(group)), ...(required === null ? [] : [required])];
  return all.length === 0 ? null : all.join(" & ");
}

/** Lexemes at their distances: "'dolt' <-> 'fel'". */
function phraseQuery(phrase: Phrase): string {
  return phrase
    .map(({ lexemes, offset }, index) => {
      const distance = offset - (phrase[index - 1]?.offset ?? 0);
      return `${index === 0 ? "" : ` <${distance}> `}${any(lexemes.map(quoteLexeme))}`;
    })
    .join("");
}
