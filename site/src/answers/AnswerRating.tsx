import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./AnswerRating.module.css";
import { giveVoice, type Voice } from "./rateAnswer.ts";

const words: Record<Voice, string> = {
  counted: "Tack, det hjälper oss att skriva bättre svar.",
  earlier: "Tack, vi har redan räknat en röst från din uppkoppling i dag.",
  failed: "Det gick inte att ta emot just nu. Försök igen om en stund.",
};

interface Props {
  answer: { ID: number; Uri: string };
  /** What came of it without script. */
  posted: Voice | undefined;
  rate: SiteClient["rateAnswer"];
}

/** Asks whether the answer was of help: two buttons of one form. */
export function AnswerRating({ answer: { ID, Uri }, posted, rate }: Props) {
  const [voice, setVoice] = useState<Voice | "sending" | undefined>(posted);
  const give = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (voice === "sending") return;
    const button = event.nativeEvent.submitter;
    const isHelpful = button instanceof HTMLButtonElement && button.value === "yes";
    setVoice("sending");
    setVoice(await giveVoice(rate, ID, isHelpful));
  };
  const isDone = voice === "counted" || voice === "earlier";
  // The buttons go; whoever pressed one goes on from the words that take their place.
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone && posted === undefined) said.current?.focus();
  }, [isDone, posted]);
  return (
    <form
      id="hjalp"
      className={styles.voice}
      method="post"
      action={`/answers/${Uri}#hjalp`}
      onSubmit={(event) => void give(event)}
    >
      {!isDone && (
        <fieldset className={styles.choice}>
          <legend>Hade du hjälp av svaret?</legend>
          <Button look="secondary" name="Helped" value="yes" busy={voice === "sending"}>
            Ja
          </Button>
          <Button look="secondary" name="Helped" value="no" busy={voice === "sending"}>
            Nej
          </Button>
        </fieldset>
      )}
      <p className={styles.said} role="status" tabIndex={-1} ref={said}>
        {voice && voice !== "sending" && words[voice]}
      </p>
    </form>
  );
}
