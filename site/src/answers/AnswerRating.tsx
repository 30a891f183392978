import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./AnswerRating.module.css";
import { type RatingOutcome, rateAnswer } from "./rateAnswer.ts";

const words: Record<RatingOutcome, string> = {
  counted: "Tack, det hjälper oss att skriva bättre svar.",
  earlier: "Tack, vi har redan räknat en röst från din uppkoppling i dag.",
  failed: "Det gick inte att ta emot just nu. Försök igen om en stund.",
};

interface Props {
  answer: { ID: number; Uri: string };
  /** The outcome of a rating that was posted without JavaScript. */
  posted: RatingOutcome | undefined;
  rate: SiteClient["rateAnswer"];
}

/** Rates an answer as helpful or not: two buttons of one form. */
export function AnswerRating({ answer: { ID, Uri }, posted, rate }: Props) {
  const [rating, setRating] = useState<RatingOutcome | "sending" | undefined>(posted);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rating === "sending") return;
    const button = event.nativeEvent.submitter;
    const isHelpful = button instanceof HTMLButtonElement && button.value === "yes";
    setRating("sending");
    setRating(await rateAnswer(rate, ID, isHelpful));
  };
  const isDone = rating === "counted" || rating === "earlier";
  // The buttons disappear, so their replacement takes the focus.
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone && posted === undefined) message.current?.focus();
  }, [isDone, posted]);
  return (
    <form
      id="hjalp"
      className={styles.rating}
      method="post"
      action={`/answers/${Uri}#hjalp`}
      onSubmit={(event) => void submit(event)}
    >
      {!isDone && (
        <fieldset className={styles.choice}>
          <legend>Hade du hjälp av svaret?</legend>
          <Button variant="secondary" name="Helped" value="yes" busy={rating === "sending"}>
            Ja
          </Button>
          <Button variant="secondary" name="Helped" value="no" busy={rating === "sending"}>
            Nej
          </Button>
        </fieldset>
      )}
      <p className={styles.message} role="status" tabIndex={-1} ref={message}>
        {rating && rating !== "sending" && words[rating]}
      </p>
    </form>
  );
}
