import type { ComponentProps, ReactNode } from "react";
import styles from "./Field.module.css";
import { described, FieldWords } from "./Field.tsx";

interface Props extends ComponentProps<"input"> {
  name: string;
  label: ReactNode;
  error?: string | undefined;
}

export function Checkbox({ label, error, ...input }: Props) {
  const words = { name: input.name, error };
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <FieldWords {...words} />
      <label className={styles.check}>
        <input type="checkbox" id={input.name} value="true" {...described(words)} {...input} />
        <span>{label}</span>
      </label>
    </div>
  );
}
