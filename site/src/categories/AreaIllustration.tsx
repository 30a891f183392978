import type { ReactNode } from "react";
import styles from "../ui/Illustration.module.css";

/** By the area's address. Lines are drawn on a ground of 92 by 76 units. */
const illustrations: Record<string, ReactNode> = {
  familjeratt: (
    <>
      <circle className={styles.paper} cx="35" cy="45" r="20" />
      <circle className={styles.accent} cx="57" cy="45" r="20" />
      <path className={styles.filled} d="m57 25-8-9 4-6h8l4 6z" />
    </>
  ),
  arvsratt: (
    <>
      <path className={styles.paper} d="M16 8h42l12 12v48H16z" />
      <path d="M58 8v12h12M26 24h22M26 34h34M26 44h18" />
      <path className={styles.accent} d="m56 60-4 12 7-3 7 3-4-12" />
      <circle className={styles.filled} cx="59" cy="53" r="9" />
    </>
  ),
  hyresratt: (
    <>
      <path className={styles.filled} d="M44 33h40v12l-5 6-5-6-5 6-5-6-5 6-5-6H44z" />
      <circle className={styles.paper} cx="28" cy="38" r="20" />
      <circle cx="21" cy="38" r="6" />
    </>
  ),
  "bostad-och-fastighet": (
    <>
      <path className={styles.paper} d="M18 36v32h56V36" />
      <path d="M8 42 46 10l38 32M64 24V12h8v19" />
      <rect className={styles.filled} x="40" y="46" width="14" height="22" />
      <path className={styles.accent} d="M25 46h8v8h-8zM61 46h8v8h-8z" />
    </>
  ),
  arbetsratt: (
    <>
      <path d="M34 22v-8h24v8" />
      <rect className={styles.paper} x="10" y="22" width="72" height="44" rx="4" />
      <path d="M10 42c22 10 50 10 72 0" />
      <rect className={styles.filled} x="40" y="41" width="12" height="12" rx="2" />
    </>
  ),
  konsumentratt: (
    <>
      <path className={styles.paper} d="M20 26h52l5 42H15z" />
      <path d="M34 34V20c0-16 24-16 24 0v14" />
      <path className={styles.accent} d="m35 52 8 8 15-16" />
    </>
  ),
  avtalsratt: (
    <>
      <rect className={styles.paper} x="12" y="8" width="52" height="60" rx="3" />
      <path d="M22 20h32M22 30h32M22 40h20" />
      <path className={styles.accent} d="M22 58c6-10 9 4 14-3s5 5 10 1" />
      <path className={styles.filled} d="m58 54 18-30 7 4-18 30-8 5z" />
    </>
  ),
  "skulder-och-fordringar": (
    <>
      <path className={styles.paper} d="M10 34v26c0 4 8 8 18 8s18-4 18-8V34" />
      <path d="M10 43c0 4 8 8 18 8s18-4 18-8M10 52c0 4 8 8 18 8s18-4 18-8" />
      <ellipse className={styles.paper} cx="28" cy="34" rx="18" ry="8" />
      <path className={styles.accent} d="M54 22h26m-8-8 8 8-8 8M80 50H54m8-8-8 8 8 8" />
    </>
  ),
  "skadestand-och-forsakring": (
    <>
      <path
        className={styles.paper}
        d="M8 40C10 22 26 10 46 10s36 12 38 30c-8-6-17-6-25 0-8-6-18-6-26 0-8-6-17-6-25 0z"
      />
      <path d="M46 10V5" />
      <path className={styles.accent} d="M46 37v25c0 8 13 8 13 0" />
    </>
  ),
  straffratt: (
    <>
      <path className={styles.paper} d="M28 36V24c0-24 36-24 36 0v12" />
      <rect className={styles.paper} x="18" y="34" width="56" height="34" rx="4" />
      <circle className={styles.filled} cx="46" cy="48" r="5" />
      <path className={styles.accent} d="M46 53v8" />
    </>
  ),
  trafikratt: (
    <>
      <path className={styles.paper} d="M8 56V44l12-4 10-18h32l12 18 10 4v12z" />
      <path d="M20 40h54M46 22v18M4 66h84" />
      <circle className={styles.filled} cx="26" cy="57" r="9" />
      <circle className={styles.filled} cx="66" cy="57" r="9" />
    </>
  ),
  "domstol-och-process": (
    <>
      <path d="M46 10v54M30 66h32M18 20h56" />
      <path d="m20 20-12 26h24zM72 20 60 46h24z" />
      <path className={styles.filled} d="M8 46c2 12 22 12 24 0zM60 46c2 12 22 12 24 0z" />
      <circle className={styles.paper} cx="46" cy="12" r="5" />
    </>
  ),
  myndigheter: (
    <>
      <path className={styles.filled} d="M8 28 46 8l38 20z" />
      <path className={styles.paper} d="M18 28h10v30H18zM41 28h10v30H41zM64 28h10v30H64z" />
      <path d="M12 58h68M6 68h80" />
    </>
  ),
  migrationsratt: (
    <>
      <rect className={styles.paper} x="18" y="6" width="50" height="64" rx="4" />
      <circle className={styles.filled} cx="43" cy="32" r="15" />
      <path className={styles.accent} d="M28 32h30M43 17c-9 9-9 21 0 30 9-9 9-21 0-30" />
      <path d="M32 58h22" />
    </>
  ),
  skatteratt: (
    <>
      <path className={styles.paper} d="M18 6h56v62l-9-5-9 5-10-5-10 5-9-5-9 5z" />
      <path d="M28 18h36" />
      <circle className={styles.filled} cx="36" cy="32" r="5" />
      <circle className={styles.filled} cx="56" cy="48" r="5" />
      <path className={styles.accent} d="M58 28 34 52" />
    </>
  ),
  "foretag-och-forening": (
    <>
      <path className={styles.paper} d="M16 32v36h60V32" />
      <path className={styles.filled} d="M16 10h60l8 22H8z" />
      <path d="M8 32c0 10 15 10 15 0 0 10 15 10 15 0 0 10 16 10 16 0 0 10 15 10 15 0 0 10 15 10 15 0M50 68V50h16v18" />
      <path className={styles.accent} d="M25 50h16v10H25z" />
    </>
  ),
  "immaterialratt-och-it": (
    <>
      <rect className={styles.paper} x="16" y="10" width="60" height="42" rx="3" />
      <path d="M6 62h80l-6 6H12z" />
      <circle className={styles.filled} cx="46" cy="31" r="13" />
      <path className={styles.accent} d="M51 27c-6-6-12-1-12 4s6 10 12 4" />
    </>
  ),
};

/** Fallback for areas without an illustration. */
const book = (
  <>
    <path className={styles.paper} d="M46 20c-8-7-22-8-36-6v48c14-2 28-1 36 6 8-7 22-8 36-6V14c-14-2-28-1-36 6Z" />
    <path d="M46 20v48" />
    <path className={styles.accent} d="M20 28h14M20 38h14M58 28h14M58 38h14M58 48h8" />
  </>
);

/** The decorative illustration of an area of law. */
export function AreaIllustration({ area, className = "" }: { area: string; className?: string | undefined }) {
  return (
    <svg
      className={`${styles.illustration} ${className}`}
      viewBox="0 0 92 76"
      width="92"
      height="76"
      aria-hidden="true"
    >
      {illustrations[area] ?? book}
    </svg>
  );
}
