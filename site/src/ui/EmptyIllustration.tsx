import styles from "./Illustration.module.css";

const illustrations = {
  answers: (
    <>
      <path className={styles.paper} d="M8 10h56v36H34L20 58V46H8z" />
      <path d="M18 22h36M18 32h22" />
      <path className={styles.accent} d="M72 34v24M60 46h24" />
    </>
  ),
  cases: (
    <>
      <path className={styles.paper} d="M8 16h26l7 9h43v43H8z" />
      <path d="M8 34h76" />
      <path className={styles.accent} d="M32 51h28" />
    </>
  ),
  expired: (
    <>
      <path className={styles.paper} d="M26 8h40c0 16-16 22-16 30s16 14 16 30H26c0-16 16-22 16-30S26 24 26 8z" />
      <path d="M20 8h52M20 68h52" />
      <path className={styles.filled} d="M32 68c2-8 14-8 14-18 0 10 12 10 14 18z" />
    </>
  ),
  law: (
    <>
      <path className={styles.paper} d="M20 8h50v52H26c-8 0-8 8 0 8h44" />
      <path d="M20 8v56M70 60v8" />
      <path
        className={styles.accent}
        d="M51 22c-3-6-13-4-12 2 1 5 13 6 13 12 0 5-7 6-10 3M39 44c3 6 13 4 12-2-1-5-13-6-13-12 0-5 7-6 10-3"
      />
    </>
  ),
  news: (
    <>
      <path className={styles.paper} d="M10 10h58v50c0 10 14 10 14 0V24H68M10 10v50c0 4 3 8 8 8h57" />
      <rect className={styles.filled} x="20" y="30" width="18" height="16" />
      <path d="M20 20h38M46 32h12M46 42h12M20 56h38" />
    </>
  ),
  products: (
    <>
      <path className={styles.paper} d="M12 12h30l40 32-24 26-46-30z" />
      <circle className={styles.filled} cx="26" cy="25" r="5" />
      <path className={styles.accent} d="m44 40 14 11M52 32l14 11" />
    </>
  ),
  tests: (
    <>
      <rect className={styles.paper} x="16" y="8" width="46" height="60" rx="3" />
      <path d="M36 22h16M36 38h16M36 54h10" />
      <path className={styles.accent} d="m22 21 3 3 5-6M22 37l3 3 5-6" />
      <path className={styles.filled} d="m58 60 14-24 7 4-14 24-8 5z" />
    </>
  ),
  times: (
    <>
      <rect className={styles.paper} x="12" y="14" width="68" height="54" rx="3" />
      <path d="M12 30h68M28 8v12M64 8v12" />
      <path className={styles.accent} d="m38 42 16 16M54 42 38 58" />
    </>
  ),
};

export type EmptyPicture = keyof typeof illustrations;

/** The decorative illustration of an empty list. */
export function EmptyIllustration({ picture, className }: { picture: EmptyPicture; className?: string | undefined }) {
  return (
    <svg
      className={`${styles.illustration} ${className ?? ""}`}
      viewBox="0 0 92 76"
      width="92"
      height="76"
      aria-hidden="true"
    >
      {illustrations[picture]}
    </svg>
  );
}
