import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { trackEvent } from "../analytics/track.ts";
import type { SiteClient } from "../api/siteClient.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./SimilarAnswers.module.css";
import { similarText } from "./similarText.ts";

/** Milliseconds without typing before similar answers are fetched. */
const DEBOUNCE = 800;
const maxShown = 3;

interface Props {
  title: string;
  text: string;
  findSimilar: SiteClient["findSimilarAnswers"];
}

/** Answers similar to a text. Until they are loaded, those of the previous text are returned. Failures are ignored. */
function useSimilarAnswers(text: string | null, findSimilar: Props["findSimilar"]): AnswerRef[] {
  const [answers, setAnswers] = useState<AnswerRef[]>([]);
  useEffect(() => {
    if (text === null) {
      setAnswers([]);
      return;
    }
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const outcome = await findSimilar({ body: { Text: text }, signal: leaving.signal });
      if (outcome.ok && !leaving.signal.aborted) setAnswers(outcome.body.Answers.slice(0, maxShown));
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, findSimilar]);
  return answers;
}

/** Answers similar to the question that is being written. The box appears below the title and never moves the focus. */
export function SimilarAnswers({ title, text, findSimilar }: Props) {
  const [status, setStatus] = useState<"open" | "closed" | "helped">("open");
  const answers = useSimilarAnswers(status === "open" ? similarText(title, text) : null, findSimilar);
  const finish = (next: "closed" | "helped") => {
    trackEvent({ category: "similarAnswers", action: next });
    setStatus(next);
    // The pressed button disappears, so the title takes the focus.
    document.getElementById("Title")?.focus();
  };
  return (
    <div aria-live="polite">
      {status === "helped" && (
        <p className={styles.box}>Vad bra! Då behöver du inte skicka frågan. Det du har skrivit stannar hos dig.</p>
      )}
      {answers.length > 0 && (
        <section className={styles.box} aria-labelledby="got-answer">
          <p id="got-answer">
            <strong>Fick du svar?</strong> De här svaren liknar din fråga. De öppnas i en ny flik.
          </p>
          <ul>
            {answers.map(({ ID, Title, Uri }) => (
              <li key={ID}>
                <Link to="/answers/$id" params={{ id: Uri }} target="_blank">
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
    </div>
  );
}
