import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./Notice.module.css";

const icons = { calm: "info", info: "info", success: "check", caution: "caution", danger: "danger" } as const;

interface Props {
  /** calm: good to know; info: about the page itself; success: it is done; caution: read this first; danger: it failed. */
  tone?: keyof typeof icons;
  title?: string;
  /** Announced when it appears. */
  live?: boolean;
  children: ReactNode;
}

export function Notice({ tone = "calm", title, live, children }: Props) {
  const icon: IconName = icons[tone];
  return (
    <div className={`${styles.notice} ${styles[tone] ?? ""}`} role={live ? "status" : undefined}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
