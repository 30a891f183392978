import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { api } from "../api/api.ts";
import type { Opened } from "../api/openByCode.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./StatusPage.module.css";
import { type StatusAction, statusActions } from "./statusActions.ts";
import { statusQuery } from "./statusQuery.ts";

/** The asker's question and access code, and the element that shows an error. */
export interface ActionProps {
  id: number;
  code: string;
  onRefused: (code: string) => void;
  /** Called when the action is done, if it removes its own section. */
  onDone?: () => void;
}

interface Props extends ActionProps {
  action: StatusAction;
  summary: string;
  /** The consequence, before the confirming button. */
  children: ReactNode;
  button: string;
}

const opened = (found: QuestionStatus): Opened<QuestionStatus> => ({ found });

/** An action of the asker with a confirmation step, also without JavaScript. */
export function ConfirmedAction({ id, code, action, summary, children, button, onRefused, onDone }: Props) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const outcome = await statusActions[action](api(), { params: { id }, accessCode: code });
    setSending(false);
    const { queryKey } = statusQuery(code);
    if (outcome.ok) {
      queryClient.setQueryData(queryKey, opened(outcome.body));
      return onDone?.();
    }
    onRefused(outcome.body.Code);
    // A conflict: the question has changed since the page was loaded.
    if (outcome.status === 409) await queryClient.invalidateQueries({ queryKey });
  };
  return (
    <details className={styles.action}>
      <summary>{summary}</summary>
      <form method="post" action="/ask_a_question/status" onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="action" value={action} />
        <p>{children}</p>
        <Button aria-disabled={sending}>{sending ? "Sparar…" : button}</Button>
      </form>
    </details>
  );
}
