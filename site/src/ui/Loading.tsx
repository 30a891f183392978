import styles from "./Loading.module.css";

const widths = ["92%", "100%", "78%"];

/** A loading skeleton, with words for screen readers. */
export function Loading({ lines = 3, words = "Hämtar …" }: { lines?: number; words?: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spoken}>{words}</span>
      <svg className={styles.lines} width="100%" height={lines * 28} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical
          <rect key={line} y={line * 28 + 6} width={widths[line % widths.length]} height="14" rx="2" />
        ))}
      </svg>
    </div>
  );
}
