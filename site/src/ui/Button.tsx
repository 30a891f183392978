import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface Look {
  /**
   * primary: what the page is for, once a page. secondary: a way beside it. quiet: a way back or aside.
   * danger: what can't be undone. plain: a step inside a text, looks like a link.
   */
  look?: "primary" | "secondary" | "quiet" | "danger" | "plain" | undefined;
}

const classOf = ({ look = "primary" }: Look) => `${styles.button} ${styles[look]}`;

interface Props extends ComponentProps<"button">, Look {
  /** At work: it can still be reached and is read out, and whoever handles the form lets a second press pass. */
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

// The router names a class of its own on a link to the page one is at, or to one above it: the look stays.
function Anchor({ look, className: _, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={classOf({ look })} {...rest} />;
}

/** A link that leads on and looks like a button. */
export const ButtonLink = createLink(Anchor);
