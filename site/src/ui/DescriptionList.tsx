import type { ReactNode } from "react";
import styles from "./DescriptionList.module.css";

interface Row {
  term: string;
  text: ReactNode;
  /** An action on the row: change. */
  action?: ReactNode;
}

/** Terms and values, as a description list. */
export function DescriptionList({ rows }: { rows: Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, text, action }) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{text}</dd>
          {action && <dd className={styles.action}>{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
