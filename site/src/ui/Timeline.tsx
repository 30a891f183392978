import { formatDateTime } from "@lagrum/core/text/dates";
import styles from "./Timeline.module.css";

export interface TimelineStep {
  words: string;
  at?: string | null;
  done: boolean;
}

/** Completed steps with their dates, and the remaining ones. */
export function Timeline({ steps }: { steps: TimelineStep[] }) {
  return (
    <ol className={styles.timeline}>
      {steps.map(({ words, at, done }) => (
        <li key={words} className={done ? styles.done : styles.waiting}>
          <span>{words}</span>
          <span className={styles.at}>{at ? formatDateTime(at) : done ? "" : "Inte än"}</span>
        </li>
      ))}
    </ol>
  );
}
