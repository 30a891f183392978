import { wordmark, wordmarkSize } from "@lagrum/core/design/wordmark";
import { createIsomorphicFn } from "@tanstack/react-start";
import { useState } from "react";
import styles from "./Wordmark.module.css";

const size = { ...wordmarkSize, viewBox: `0 0 ${wordmarkSize.width} ${wordmarkSize.height}` };
const id = "wordmark";

/** The lines of the letters: written by the server, and in the browser those that stand in the page already. */
const readDrawing: () => string = createIsomorphicFn()
  .server(() => `<path class="${styles.sign}" d="${wordmark.sign}"/><path d="${wordmark.name}"/>`)
  .client(() => document.getElementById(id)?.innerHTML ?? "");

interface Props {
  className?: string;
  /** The page's first: it draws what the others show again. */
  isFirst?: boolean;
}

/** The name, drawn: as high as the text around it asks (1.6 em unless told), in its colour, the sign in green. */
export function Wordmark({ className = "", isFirst = false }: Props) {
  return (
    <svg {...size} className={`${styles.wordmark} ${className}`} role="img" aria-label="Lagrum">
      {isFirst && <Drawing />}
      <use href={`#${id}`} />
    </svg>
  );
}

function Drawing() {
  const [__html] = useState(readDrawing);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lines of our own, and those that stand in the page already
  return <symbol id={id} viewBox={size.viewBox} dangerouslySetInnerHTML={{ __html }} />;
}
