import type { ComponentProps, ReactNode } from "react";
import styles from "./Field.module.css";
import { described, Field } from "./Field.tsx";

interface Props extends ComponentProps<"select"> {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  children: ReactNode;
}

export function Select({ label, hint, error, optional, ...select }: Props) {
  const words = { name: select.name, label, hint, error, optional };
  return (
    <Field {...words}>
      <select id={select.name} className={styles.control} {...described(words)} {...select} />
    </Field>
  );
}
