import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** In place of an empty list: says so, and what can be done instead. */
export function EmptyState({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <span className={styles.sign} aria-hidden="true">
        §
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
