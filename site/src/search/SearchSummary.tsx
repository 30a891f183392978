import type { AnswerList } from "@lagrum/core/answer/answerSchema";
import { Button } from "../ui/Button.tsx";
import type { Search } from "./postedSearch.ts";
import { SearchFields } from "./SearchFields.tsx";
import styles from "./SearchResults.module.css";
import { useSearchSubmit } from "./useSearchSubmit.ts";

/** The API ranks at most this many answers. */
const maxHits = 200;

const number = new Intl.NumberFormat("sv-SE");

const count = (hits: number) =>
  `${hits >= maxHits ? "Minst " : ""}${number.format(hits)} ${hits === 1 ? "träff" : "träffar"}`;

interface Props {
  search: Search;
  /** Undefined until it is loaded. */
  found: AnswerList | undefined;
}

/** How many answers were found, and for which words where a spelling was corrected. */
export function SearchSummary({ search, found }: Props) {
  const submit = useSearchSubmit();
  const correction = found?.Search?.Correction;
  const words = correction ? correction.map(({ Text }) => Text).join("") : search.query;
  const isNarrowed = search.area !== undefined || search.year !== undefined;
  return (
    <div className={styles.summary}>
      {correction && (
        // Rendered anew for other words: in a translated page React can't change the texts.
        <form key={words} className={styles.correction} method="post" action="/answers" onSubmit={submit}>
          <SearchFields {...search} page={1} isLiteral />
          <p>
            Visar resultat för{" "}
            {correction.map(({ Text, Hit }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: static pieces of text, in which words recur
              Hit ? <strong key={index}>{Text}</strong> : Text,
            )}
            . <Button variant="plain">Sök i stället efter ”{search.query}”</Button>
          </p>
        </form>
      )}
      <p role="status">{found ? summarise(found, words, isNarrowed) : "Söker…"}</p>
      {found && isNarrowed && found.Answers.length === 0 && (
        <form method="post" action="/answers" onSubmit={submit}>
          <SearchFields query={search.query} page={1} isByDate={search.isByDate} isLiteral={search.isLiteral} />
          <Button variant="plain">Sök i alla områden och år</Button>
        </form>
      )}
    </div>
  );
}

function summarise({ Answers, Total, Search }: AnswerList, words: string, isNarrowed: boolean): string {
  if (Answers.length === 0) return `Inga träffar på ”${words}”${isNarrowed ? " i det du valt" : ""}`;
  const matching = Search?.Matching ?? Total;
  return matching === 0 ? `Inga träffar på ”${words}”` : `${count(matching)} på ”${words}”`;
}
