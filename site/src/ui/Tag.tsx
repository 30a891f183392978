import type { ReactNode } from "react";
import styles from "./Tag.module.css";

/** How something stands, in a word or two. The colour only repeats what the word says. */
export function Tag({
  tone = "plain",
  children,
}: {
  tone?: "plain" | "done" | "caution" | "danger";
  children: ReactNode;
}) {
  return <span className={`${styles.tag} ${styles[tone]}`}>{children}</span>;
}
