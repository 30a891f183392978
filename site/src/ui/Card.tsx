import type { ReactNode } from "react";
import styles from "./Card.module.css";

interface Props {
  title: ReactNode;
  /** A line above the title: the kind of item. */
  kind?: ReactNode;
  children?: ReactNode;
  /** Links and buttons below. */
  actions?: ReactNode;
  level?: 2 | 3;
}

/** One of several items with text and actions. For links alone, use List. */
export function Card({ title, kind, children, actions, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      {kind && <p className={styles.kind}>{kind}</p>}
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
