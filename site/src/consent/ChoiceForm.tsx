import { useLocation } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { announce } from "../ui/announcement.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./ChoiceForm.module.css";
import { CHOICE_PATH, sendChoice } from "./consent.ts";

/** Accept and refuse, equally prominent. Without JavaScript the server stores the choice and redirects back here. */
export function ChoiceForm({ onSaved }: { onSaved?: () => void }) {
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr });
  const [hasFailed, setHasFailed] = useState(false);
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isStored = await sendChoice(new FormData(event.currentTarget, event.nativeEvent.submitter));
    setHasFailed(!isStored);
    if (!isStored) return;
    announce("Ditt val är sparat.");
    onSaved?.();
  };
  return (
    <form method="post" action={CHOICE_PATH} onSubmit={(event) => void send(event)}>
      <input type="hidden" name="Back" value={here} />
      <div className={styles.answers}>
        <Button variant="secondary" name="Choice" value="all">
          Acceptera alla
        </Button>
        <Button variant="secondary" name="Choice" value="necessary">
          Endast nödvändiga
        </Button>
      </div>
      <p className={styles.fault} role="alert">
        {hasFailed && "Ditt val gick inte att spara. Försök igen om en stund."}
      </p>
    </form>
  );
}
