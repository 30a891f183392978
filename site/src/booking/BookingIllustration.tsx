import styles from "../ui/Illustration.module.css";

const days = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2].map((row) => ({ x: 36 + column * 32, y: 72 + row * 28 })));

/** Illustration: a week with one booked time. */
export function BookingIllustration() {
  return (
    <svg className={styles.illustration} viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      <rect className={styles.paper} x="20" y="24" width="176" height="136" rx="4" />
      <path d="M20 56h176M56 14v20M160 14v20" />
      {days.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="16" height="14" rx="2" />
      ))}
      <rect className={styles.filled} x="98" y="98" width="20" height="18" rx="2" />
      <circle className={styles.filled} cx="192" cy="134" r="32" />
      <path className={styles.accent} d="M192 114v20l13 8" />
    </svg>
  );
}
