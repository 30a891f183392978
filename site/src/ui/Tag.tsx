import type { ReactNode } from "react";
import styles from "./Tag.module.css";

/** A status in a word or two. The colour adds no information. */
export function Tag({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "done" | "caution" | "danger";
  children: ReactNode;
}) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
