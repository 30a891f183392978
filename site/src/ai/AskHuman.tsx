import { lengths } from "@lagrum/core/contract/lengths";
import { excerpt } from "@lagrum/core/text/text";
import { useNavigate } from "@tanstack/react-router";
import { startAskDraft } from "../questions/askDraft.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./AiReply.module.css";

/** Opens the question form with the question in it. It is posted, or in the form's draft: never in the URL. */
export function AskHuman({ question }: { question: string }) {
  const navigate = useNavigate();
  const title = excerpt(question, lengths.Title.max);
  return (
    <form
      className={styles.human}
      method="post"
      action="/ask_a_question"
      aria-labelledby="ask-human"
      onSubmit={(event) => {
        event.preventDefault();
        startAskDraft(title, question);
        void navigate({ to: "/ask_a_question" });
      }}
    >
      <h3 id="ask-human">Fråga en människa</h3>
      <p>En jurist eller juriststudent läser din fråga och svarar. Det kostar ingenting. Texten följer med.</p>
      <input type="hidden" name="Title" value={title} />
      <input type="hidden" name="QuestionBody" value={question} />
      <Button name="Step" value="start">
        Ställ frågan till en människa
      </Button>
    </form>
  );
}
