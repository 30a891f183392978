import type { ComponentProps, ReactNode } from "react";
import styles from "./Field.module.css";
import { described, Field } from "./Field.tsx";

interface Props extends ComponentProps<"input"> {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  narrow?: boolean;
  /** Below the control. */
  children?: ReactNode;
}

export function TextField({ label, hint, error, optional, narrow, children, ...input }: Props) {
  const words = { name: input.name, label, hint, error, optional };
  return (
    <Field {...words}>
      <input
        id={input.name}
        className={narrow ? `${styles.control} ${styles.narrow}` : styles.control}
        {...described(words)}
        {...input}
      />
      {children}
    </Field>
  );
}
