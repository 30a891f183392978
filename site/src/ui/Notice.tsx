import type { ReactNode } from "react";
import styles from "./Notice.module.css";

interface Props {
  tone?: "calm" | "caution" | "danger";
  /** Read out when it appears. */
  live?: boolean;
  children: ReactNode;
}

export function Notice({ tone = "calm", live, children }: Props) {
  const extra = tone === "calm" ? "" : ` ${styles[tone]}`;
  return (
    <div className={styles.notice + extra} role={live ? "status" : undefined}>
      {children}
    </div>
  );
}
