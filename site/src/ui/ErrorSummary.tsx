import { type MouseEvent, useEffect, useId, useRef } from "react";
import styles from "./Notice.module.css";

/** An error text, and its field; without a field it is about the whole form. */
export interface FormError {
  field?: string;
  text: string;
}

const mark = "Fel: ";

function focusField(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: "center" });
}

interface Props {
  errors: FormError[];
  title?: string | undefined;
}

/**
 * The list of errors above a form. It takes the focus when it appears and each time the errors change,
 * and prefixes the document title.
 */
export function ErrorSummary({ errors, title = "Kontrollera dina uppgifter" }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length === 0) return;
    box.current?.focus();
    if (!document.title.startsWith(mark)) document.title = mark + document.title;
    return () => {
      document.title = document.title.replace(mark, "");
    };
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <section className={styles.summary} ref={box} tabIndex={-1} aria-labelledby={id}>
      <div role="alert">
        <h2 id={id}>{title}</h2>
        <ul>
          {errors.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {field ? (
                <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
