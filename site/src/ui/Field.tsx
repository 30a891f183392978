import type { ReactNode } from "react";
import styles from "./Field.module.css";

interface Words {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
}

/** The ids that connect a control with its hint and its error. */
const hintId = (name: string) => `${name}-hint`;
const errorId = (name: string) => `${name}-error`;

/** The attributes that make screen readers announce a control's hint and error. */
export function described({ name, hint, error }: Pick<Words, "name" | "hint" | "error">) {
  const ids = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(" ");
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

export function FieldWords({ name, hint, error }: Pick<Words, "name" | "hint" | "error">) {
  return (
    <>
      {hint && (
        <span className={styles.hint} id={hintId(name)}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles.error} id={errorId(name)}>
          {error}
        </span>
      )}
    </>
  );
}

const classOf = (error: string | undefined) => (error ? `${styles.field} ${styles.wrong}` : styles.field);

/** A label above, a hint and an error between, then the control. */
export function Field({ children, ...words }: Words & { children: ReactNode }) {
  return (
    <div className={classOf(words.error)}>
      <label className={styles.label} htmlFor={words.name}>
        {words.label}
        {words.optional && <span className={styles.optional}> (valfritt)</span>}
      </label>
      <FieldWords {...words} />
      {children}
    </div>
  );
}

/** The same for a group of controls. */
export function FieldGroup({ children, ...words }: Words & { children: ReactNode }) {
  return (
    <fieldset className={classOf(words.error)} {...described(words)}>
      <legend className={styles.label}>{words.label}</legend>
      <FieldWords {...words} />
      {children}
    </fieldset>
  );
}
