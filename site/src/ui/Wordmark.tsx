import { trustedHtml } from "@lagrum/core/csp/trustedTypes";
import { wordmark, wordmarkSize } from "@lagrum/core/design/wordmark";
import { createIsomorphicFn } from "@tanstack/react-start";
import { useState } from "react";
import styles from "./Wordmark.module.css";

const size = { ...wordmarkSize, viewBox: `0 0 ${wordmarkSize.width} ${wordmarkSize.height}` };
const id = "wordmark";

/** The letters' paths: rendered by the server, and read from the HTML in the browser. */
const readDrawing: () => string = createIsomorphicFn()
  .server(() => `<path class="${styles.sign}" d="${wordmark.sign}"/><path d="${wordmark.name}"/>`)
  .client(() => document.getElementById(id)?.innerHTML ?? "");

interface Props {
  className?: string;
  /** The page's first logotype defines the paths that the others reuse. */
  isFirst?: boolean;
}

/** The logotype as SVG, 1.6 em high by default, in the text's colour with a green sign. */
export function Wordmark({ className = "", isFirst = false }: Props) {
  return (
    <svg {...size} className={`${styles.wordmark} ${className}`} role="img" aria-label="Lagrum">
      {isFirst && <Drawing />}
      <use href={`#${id}`} />
    </svg>
  );
}

function Drawing() {
  const [drawing] = useState(readDrawing);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG paths
  return <symbol id={id} viewBox={size.viewBox} dangerouslySetInnerHTML={{ __html: trustedHtml(drawing) }} />;
}
