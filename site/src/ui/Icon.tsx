import styles from "./Icon.module.css";

/** Icons on a 24-unit grid with strokes of 2. */
const paths = {
  info: "M12 11v6M12 7v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
  check: "m8 12.5 2.8 2.8L16 9.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
  caution: "M12 9.5V14M12 17v.5M12 3.5 22 20.5H2Z",
  danger: "M12 7v6M12 16.5v.5M8 2.5h8L21.5 8v8L16 21.5H8L2.5 16V8Z",
  tick: "m5 12.5 4.5 4.5L19 7.5",
  search: "m15.5 15.5 5.5 5.5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z",
  close: "m5 5 14 14M19 5 5 19",
  forward: "M4 12h16m-6-6 6 6-6 6",
  back: "M20 12H4m6-6-6 6 6 6",
  down: "m5 9 7 7 7-7",
  print: "M7 9V3h10v6M7 18H3V9h18v9h-4M7 14h10v7H7Z",
  clock: "M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z",
  mail: "M3 5h18v14H3ZM3.5 6l8.5 7 8.5-7",
  person: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c.8-4 3.6-6 7.5-6s6.7 2 7.5 6",
} as const;

export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as IconName[];

/** A decorative icon, hidden from screen readers. */
export function Icon({ name, className = "" }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
