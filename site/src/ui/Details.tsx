import type { ReactNode } from "react";
import styles from "./Details.module.css";
import { Icon } from "./Icon.tsx";

/** Collapsed text that only some visitors need. Works without JavaScript. */
export function Details({ summary, open, children }: { summary: string; open?: boolean; children: ReactNode }) {
  return (
    <details className={styles.details} open={open}>
      <summary>
        <Icon name="down" className={styles.mark} />
        {summary}
      </summary>
      <div className={styles.text}>{children}</div>
    </details>
  );
}
