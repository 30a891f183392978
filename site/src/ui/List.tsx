import type { ReactNode } from "react";
import styles from "./List.module.css";

interface Item {
  key: string | number;
  /** The link. */
  title: ReactNode;
  /** At the end of the line: a date, a number. */
  aside?: ReactNode;
  text?: ReactNode;
}

/** A list of links. */
export function List({ items, label }: { items: Item[]; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ key, title, aside, text }) => (
        <li key={key}>
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
          {text && <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
