import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { api } from "../api/api.ts";
import { Button } from "../ui/Button.tsx";
import type { Opened } from "./confirmQuestion.ts";
import styles from "./StatusPage.module.css";
import { statusQuery } from "./statusQuery.ts";

interface Props {
  id: number;
  code: string;
  onRefused: (code: string) => void;
}

const opened = (found: QuestionStatus): Opened<QuestionStatus> => ({ found });

/** The asker's objection to publication, in two steps and also without JavaScript. */
export function Objection({ id, code, onRefused }: Props) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const outcome = await api().objectToPublication({ params: { id }, accessCode: code });
    setSending(false);
    if (outcome.ok) queryClient.setQueryData(statusQuery(code).queryKey, opened(outcome.body));
    else onRefused(outcome.body.Code);
  };
  return (
    <>
      <p>Vi publicerar fråga och svar utan uppgifter om vem du är, så att andra kan ha nytta av dem.</p>
      <details className={styles.objection}>
        <summary>Jag vill inte att frågan publiceras</summary>
        <form method="post" action="/ask_a_question/status" onSubmit={(event) => void submit(event)}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="code" value={code} />
          <p>Är den redan publicerad tas den bort direkt. Du får fortfarande ditt svar.</p>
          <Button aria-disabled={sending}>{sending ? "Sparar…" : "Ja, publicera inte frågan"}</Button>
        </form>
      </details>
    </>
  );
}
