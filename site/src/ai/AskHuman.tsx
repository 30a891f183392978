import { lengths } from "@lagrum/core/contract/lengths";
import { excerpt } from "@lagrum/core/text/text";
import { Link } from "@tanstack/react-router";
import { StartQuestion } from "../questions/StartQuestion.tsx";
import styles from "./AiReply.module.css";

interface Props {
  question: string;
  /** The URI of the area of law that the question seems to be about. */
  area: string | null;
}

/** Links to a lawyer: the question's text is sent to the question form, its area of law to the booking. */
export function AskHuman({ question, area }: Props) {
  return (
    <>
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
      <p>
        <Link to="/boka" search={area === null ? {} : { category: area }}>
          Boka tid med en jurist{area !== null && " om det här området"}
        </Link>
      </p>
    </>
  );
}
