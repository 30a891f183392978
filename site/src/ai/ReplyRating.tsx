import { aiReplyProblems } from "@lagrum/core/ai/aiSchema";
import { aiReplyProblemTexts } from "@lagrum/core/texts/ai";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { Button } from "../ui/Button.tsx";
import { Select } from "../ui/Select.tsx";
import styles from "./ReplyRating.module.css";
import { type RatingOutcome, rateReply } from "./rateReply.ts";

export const ratingTexts: Record<RatingOutcome, string> = {
  counted: "Tack. Vi läser omdömena när vi förbättrar svaren.",
  failed: "Det gick inte att ta emot omdömet. Försök igen om en stund.",
};

interface Props {
  code: string;
  rate: SiteClient["rateAiReply"];
}

/** Rates a reply: whether it helped, and what was wrong. One form with two buttons. Works without JavaScript. */
export function ReplyRating({ code, rate }: Props) {
  const [rating, setRating] = useState<RatingOutcome | "sending" | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (rating === "sending") return;
    setRating("sending");
    setRating(await rateReply(rate, new FormData(event.currentTarget, event.nativeEvent.submitter)));
  };
  // The form disappears, so its replacement takes the focus.
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (rating === "counted") message.current?.focus();
  }, [rating]);
  return (
    <form className={styles.rating} method="post" action="/ai" onSubmit={(event) => void submit(event)}>
      {rating !== "counted" && (
        <fieldset className={styles.choice}>
          <legend>Hade du hjälp av svaret?</legend>
          <input type="hidden" name="Code" value={code} />
          <Select name="Problem" label="Om nej: vad var fel?" optional>
            <option value="">Välj om du vill</option>
            {aiReplyProblems.map((problem) => (
              <option key={problem} value={problem}>
                {aiReplyProblemTexts[problem]}
              </option>
            ))}
          </Select>
          <div className={styles.buttons}>
            <Button variant="secondary" name="Helped" value="yes" busy={rating === "sending"}>
              Ja
            </Button>
            <Button variant="secondary" name="Helped" value="no" busy={rating === "sending"}>
              Nej
            </Button>
          </div>
        </fieldset>
      )}
      <p className={styles.message} role="status" tabIndex={-1} ref={message}>
        {rating && rating !== "sending" && ratingTexts[rating]}
      </p>
    </form>
  );
}
