import styles from "../ui/Illustration.module.css";

/** Illustration: sentences of an answer, each linked to its source. */
export function AiIllustration() {
  return (
    <svg className={styles.illustration} viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <rect className={styles.paper} x="14" y="20" width="112" height="140" rx="4" />
      <path d="M30 46h64M30 60h78M30 88h70M30 102h50M30 130h78" />
      <path className={styles.accent} d="M118 53h28M108 95h38M118 130h28" />
      <circle className={styles.solid} cx="118" cy="53" r="4" />
      <circle className={styles.solid} cx="108" cy="95" r="4" />
      <circle className={styles.solid} cx="118" cy="130" r="4" />
      <rect className={styles.filled} x="146" y="34" width="78" height="36" rx="3" />
      <rect className={styles.filled} x="146" y="78" width="78" height="34" rx="3" />
      <rect className={styles.filled} x="146" y="120" width="78" height="36" rx="3" />
      <path className={styles.accent} d="M158 47h54M158 57h34M158 90h54M158 100h40M158 133h54M158 143h28" />
    </svg>
  );
}
