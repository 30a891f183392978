import type { ReactNode } from "react";
import { Details } from "./Details.tsx";
import styles from "./Field.module.css";
import { FieldGroup } from "./Field.tsx";

export interface Choice {
  value: string;
  title: string;
}

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  choices: Choice[];
  /** Rare choices, collapsed unless one is chosen. */
  more?: { summary: string; choices: Choice[] };
  chosen: readonly string[];
}

/** A list of checkboxes. The first one has the field's id. */
export function CheckList({ choices, more, chosen, ...words }: Props) {
  const box = ({ value, title }: Choice) => (
    <label key={value} className={styles.check}>
      <input
        type="checkbox"
        id={value === choices[0]?.value ? words.name : `${words.name}-${value}`}
        name={words.name}
        value={value}
        defaultChecked={chosen.includes(value)}
      />
      <span>{title}</span>
    </label>
  );
  return (
    <FieldGroup {...words}>
      <div className={styles.checks}>{choices.map(box)}</div>
      {more && (
        <Details summary={more.summary} open={more.choices.some(({ value }) => chosen.includes(value))}>
          <div className={styles.checks}>{more.choices.map(box)}</div>
        </Details>
      )}
    </FieldGroup>
  );
}
