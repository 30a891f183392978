import styles from "../ui/Illustration.module.css";

const illustrations = {
  ask: (
    <>
      <rect className={styles.paper} x="10" y="16" width="60" height="44" rx="3" />
      <path d="M10 20l30 22 30-22" />
      <circle className={styles.filled} cx="70" cy="58" r="13" />
      <path className={styles.accent} d="m64 58 4.5 4.5L76 54" />
    </>
  ),
  take: (
    <>
      <circle className={styles.paper} cx="32" cy="26" r="12" />
      <path className={styles.paper} d="M10 64c2-14 11-20 22-20s20 6 22 20" />
      <rect className={styles.filled} x="52" y="34" width="30" height="34" rx="2" />
      <path className={styles.accent} d="M58 44h18M58 52h18M58 60h10" />
    </>
  ),
  write: (
    <>
      <rect className={styles.paper} x="12" y="8" width="46" height="60" rx="3" />
      <path d="M22 22h26M22 32h26M22 42h16" />
      <path className={styles.filled} d="M74 22 52 52l-3 11 10-5 22-30z" />
    </>
  ),
  send: (
    <>
      <path className={styles.paper} d="M10 40 82 12 58 68 42 48z" />
      <path className={styles.accent} d="M82 12 42 48v18l10-11" />
    </>
  ),
  publish: (
    <>
      <path className={styles.paper} d="M46 20c-8-7-22-8-36-6v48c14-2 28-1 36 6 8-7 22-8 36-6V14c-14-2-28-1-36 6Z" />
      <path d="M46 20v48" />
      <path className={styles.accent} d="M20 28h14M20 38h14M58 28h14M58 38h14M58 48h8" />
    </>
  ),
};

/** The illustration of one step. */
export function StepIllustration({ step }: { step: keyof typeof illustrations }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 92 76" width="92" height="76" aria-hidden="true">
      {illustrations[step]}
    </svg>
  );
}
