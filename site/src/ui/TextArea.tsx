import type { ComponentProps, ReactNode } from "react";
import styles from "./Field.module.css";
import { described, Field } from "./Field.tsx";

interface Props extends ComponentProps<"textarea"> {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Below the control. */
  children?: ReactNode;
}

export function TextArea({ label, hint, error, optional, children, ...area }: Props) {
  const words = { name: area.name, label, hint, error, optional };
  return (
    <Field {...words}>
      <textarea id={area.name} className={styles.control} {...described(words)} {...area} />
      {children}
    </Field>
  );
}
