import { lengths } from "@lagrum/core/contract/lengths";
import { StartQuestion } from "../questions/StartQuestion.tsx";
import styles from "./SearchResults.module.css";

/** Opens the question form with the searched words as the title. */
export function AskFromSearch({ words }: { words: string }) {
  return (
    <StartQuestion
      className={styles.ask}
      headingId="ask"
      title={words.slice(0, lengths.Title.max)}
      button="Ställ frågan"
    >
      <h2 id="ask">Står inte ditt svar här?</h2>
      <p>Det kostar inget att fråga, och du behöver inget konto. Orden du sökte på följer med till formuläret.</p>
    </StartQuestion>
  );
}
