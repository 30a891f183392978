import { lengths } from "@lagrum/core/contract/lengths";
import { excerpt } from "@lagrum/core/text/text";
import { StartQuestion } from "../questions/StartQuestion.tsx";
import styles from "./AiReply.module.css";

/** Hands the question over to a person. */
export function AskHuman({ question }: { question: string }) {
  return (
    <StartQuestion
      className={styles.human}
      headingId="ask-human"
      title={excerpt(question, lengths.Title.max)}
      body={question}
      button="Ställ frågan till en människa"
    >
      <h3 id="ask-human">Fråga en människa</h3>
      <p>En jurist eller juriststudent läser din fråga och svarar. Det kostar ingenting. Texten följer med.</p>
    </StartQuestion>
  );
}
