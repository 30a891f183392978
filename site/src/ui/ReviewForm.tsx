import type { ReactNode, SubmitEvent } from "react";
import { Button } from "./Button.tsx";
import styles from "./ReviewForm.module.css";

export interface ReviewRow {
  field: string;
  label: string;
  text: ReactNode;
}

interface Props {
  /** The URL of the form's page. */
  action: string;
  /** All values, which are posted again. */
  values: Record<string, string | string[]>;
  rows: ReviewRow[];
  sending: boolean;
  /** The label of the submit button. */
  button: string;
  onSend: () => void;
  onEdit: (field: string) => void;
  /** Above the rows. */
  notices?: ReactNode;
  /** Between the rows and the button. */
  children?: ReactNode;
}

/** The review step of a form: the values to send, with a button to change each field. Works without JavaScript. */
export function ReviewForm({ action, values, rows, sending, button, onSend, onEdit, notices, children }: Props) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    const field = submitter instanceof HTMLElement ? submitter.dataset.field : undefined;
    if (field) onEdit(field);
    else onSend();
  };
  return (
    <form method="post" action={action} onSubmit={submit}>
      {Object.entries(values).flatMap(([name, value]) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be typed twice
        [value].flat().map((each, index) => <input key={`${name} ${index}`} type="hidden" name={name} value={each} />),
      )}
      {notices}
      <dl className={styles.rows}>
        {rows.map(({ field, label, text }) => (
          <div key={field} className={styles.row}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd className={styles.change}>
              <Button
                variant="plain"
                name="Step"
                value="edit"
                formAction={`${action}#${field}`}
                data-field={field}
                aria-label={`Ändra ${label.toLocaleLowerCase("sv")}`}
              >
                Ändra
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {children}
      <Button name="Step" value="send" busy={sending}>
        {sending ? "Skickar…" : button}
      </Button>
    </form>
  );
}
