import type { ReactNode } from "react";
import styles from "./Field.module.css";
import { FieldGroup } from "./Field.tsx";

interface Choice {
  value: string;
  title: string;
  aside?: string;
  text?: ReactNode;
  disabled?: boolean;
}

interface Props {
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  choices: Choice[];
  chosen: string;
  /** Short labels side by side, if they fit. */
  beside?: boolean;
}

/** Adds soft hyphens to long words. */
const softened = (text: string) => text.replace("Telefonrådgivning", "Telefon\u00adrådgivning");

/** Radio buttons as cards with details, such as price and delivery time. The first card has the field's id. */
export function RadioCards({ choices, chosen, beside, ...words }: Props) {
  return (
    <FieldGroup {...words}>
      <div className={beside ? `${styles.cards} ${styles.beside}` : styles.cards}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.card}>
            <input
              type="radio"
              id={index === 0 ? words.name : `${words.name}-${choice.value}`}
              name={words.name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
              disabled={choice.disabled}
            />
            <span className={styles.cardTitle}>{softened(choice.title)}</span>
            <span className={styles.cardAside}>{choice.aside}</span>
            {choice.text && <span className={styles.cardText}>{choice.text}</span>}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
