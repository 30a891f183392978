import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

/** Where a list would stand: says that there is nothing, and what one can do instead. */
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
