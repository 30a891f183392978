import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface Look {
  /**
   * primary: the page's main action, once a page. secondary: other actions. quiet: back and cancel.
   * danger: irreversible. plain: looks like a link.
   */
  look?: "primary" | "secondary" | "quiet" | "danger" | "plain" | undefined;
}

const classOf = ({ look = "primary" }: Look) => `${styles.button} ${styles[look]}`;

interface Props extends ComponentProps<"button">, Look {
  /** Pending: still focusable and announced. The form's handler ignores a second click. */
  busy?: boolean;
}

export function Button({ look, busy, type = "submit", children, ...rest }: Props) {
  return (
    <button type={type} className={classOf({ look })} {...(busy && { "aria-disabled": true })} {...rest}>
      {busy && <span className={styles.turning} aria-hidden="true" />}
      {children}
    </button>
  );
}

// Replaces the class that the router gives an active link.
function Anchor({ look, className: _, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={classOf({ look })} {...rest} />;
}

/** A link that looks like a button. */
export const ButtonLink = createLink(Anchor);
