import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import styles from "./Button.module.css";

interface Look {
  look?: "primary" | "quiet" | "plain";
}

const classOf = ({ look = "primary" }: Look) => `${styles.button} ${styles[look]}`;

export function Button({ look, type = "submit", ...rest }: ComponentProps<"button"> & Look) {
  return <button type={type} className={classOf({ look })} {...rest} />;
}

function Anchor({ look, ...rest }: ComponentProps<"a"> & Look) {
  return <a className={classOf({ look })} {...rest} />;
}

/** A link that leads on and looks like a button. */
export const ButtonLink = createLink(Anchor);
