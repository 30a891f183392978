import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface ButtonVariant {
  /**
   * primary: the page's main action, once a page. secondary: other actions. quiet: back and cancel.
   * danger: irreversible. plain: looks like a link.
   */
  variant?: "primary" | "secondary" | "quiet" | "danger" | "plain" | undefined;
}

const classOf = ({ variant = "primary" }: ButtonVariant) => `${styles.button} ${styles[variant]}`;

interface Props extends ComponentProps<"button">, ButtonVariant {
  /** Pending: still focusable and announced. The form's handler ignores a second click. */
  busy?: boolean;
}

/** The text has an element of its own: a translated page moves its text nodes, and React could not insert the spinner. */
export function Button({ variant, busy, type = "submit", children, ...rest }: Props) {
  return (
    <button type={type} className={classOf({ variant })} {...(busy && { "aria-disabled": true })} {...rest}>
      {busy && <span className={styles.turning} aria-hidden="true" />}
      {typeof children === "string" ? <span>{children}</span> : children}
    </button>
  );
}

// Replaces the class that the router gives an active link.
function Anchor({ variant, className: _, ...rest }: ComponentProps<"a"> & ButtonVariant) {
  return <a className={classOf({ variant })} {...rest} />;
}

/** A link that looks like a button. */
export const ButtonLink = createLink(Anchor);
