import { wordmark } from "@lagrum/core/look/wordmark";

/** The name, drawn. */
export function Wordmark() {
  return (
    <svg
      className="_wordmark_mqwry_1"
      viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
      width={wordmark.width}
      height={wordmark.height}
      role="img"
      aria-label="Lagrum"
    >
      <path className="_sign_mqwry_8" d={wordmark.sign} />
      <path d={wordmark.name} />
    </svg>
  );
}
