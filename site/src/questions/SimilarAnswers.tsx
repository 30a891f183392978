import { Link } from "@tanstack/react-router";
import { trackEvent } from "../analytics/track.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./SimilarAnswers.module.css";
import type { SimilarAnswersState } from "./useSimilarAnswers.ts";

const countOpened = () => trackEvent({ category: "similarAnswers", action: "opened" });

/** Answers similar to the question that is being written. The box appears below the title and never moves the focus. */
export function SimilarAnswers({ answers, status, finish }: SimilarAnswersState) {
  return (
    <>
      <div aria-live="polite">
        {status === "helped" && (
          <p className={styles.box}>Vad bra! Då behöver du inte skicka frågan. Det du har skrivit stannar hos dig.</p>
        )}
      </div>
      {answers.length > 0 && (
        <section className={styles.box} aria-labelledby="got-answer">
          <p id="got-answer">
            <strong>Fick du svar?</strong>{" "}
            <span>
              {answers.length === 1
                ? "Det här svaret liknar din fråga. Det öppnas i en ny flik."
                : "De här svaren liknar din fråga. De öppnas i en ny flik."}
            </span>
          </p>
          <ul>
            {answers.map(({ ID, Title, Uri }) => (
              <li key={ID}>
                <Link to="/answers/$id" params={{ id: Uri }} target="_blank" onClick={countOpened}>
                  {Title}
                </Link>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <Button type="button" variant="plain" onClick={() => finish("helped")}>
              Ja, jag fick svar
            </Button>
            <Button type="button" variant="plain" onClick={() => finish("closed")}>
              Nej, stäng
            </Button>
          </div>
        </section>
      )}
    </>
  );
}
