import { wordmark } from "@lagrum/core/look/wordmark";
import styles from "./Wordmark.module.css";

/** The name, drawn: as high as the text around it asks (1.6 em unless told), in its colour, the sign in green. */
export function Wordmark({ className = "" }: { className?: string }) {
  return (
    <svg
      className={`${styles.wordmark} ${className}`}
      viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
      width={wordmark.width}
      height={wordmark.height}
      role="img"
      aria-label="Lagrum"
    >
      <path className={styles.sign} d={wordmark.sign} />
      <path d={wordmark.name} />
    </svg>
  );
}
