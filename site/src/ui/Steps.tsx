import { Icon } from "./Icon.tsx";
import styles from "./Steps.module.css";

interface Props {
  steps: string[];
  /** Counted from one. */
  current: number;
}

/** The current step of several. */
export function Steps({ steps, current }: Props) {
  return (
    <ol className={styles.steps} aria-label="Steg">
      {steps.map((step, index) => {
        const at = index + 1;
        return (
          <li
            key={step}
            className={at < current ? styles.done : undefined}
            aria-current={at === current ? "step" : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {at < current ? <Icon name="tick" /> : at}
            </span>
            <span>
              {step}
              {at < current && <span className={styles.spoken}>, klart</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
