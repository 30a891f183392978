import { lengths } from "@lagrum/core/contract/lengths";
import { useNavigate } from "@tanstack/react-router";
import { startAskDraft } from "../questions/askDraft.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./SearchResults.module.css";

/** Opens the question form with the searched words as the title. They are posted, or in the form's draft: never in the URL. */
export function AskWithWords({ words }: { words: string }) {
  const navigate = useNavigate();
  const title = words.slice(0, lengths.Title.max);
  return (
    <form
      className={styles.ask}
      method="post"
      action="/ask_a_question"
      aria-labelledby="ask"
      onSubmit={(event) => {
        event.preventDefault();
        startAskDraft(title);
        void navigate({ to: "/ask_a_question" });
      }}
    >
      <h2 id="ask">Står inte ditt svar här?</h2>
      <p>Det kostar inget att fråga, och du behöver inget konto. Orden du sökte på följer med till formuläret.</p>
      <input type="hidden" name="Title" value={title} />
      <Button name="Step" value="start">
        Ställ frågan
      </Button>
    </form>
  );
}
