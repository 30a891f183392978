import { wordmark } from "@lagrum/core/design/wordmark";

const { width, height } = wordmark;

/** The wordmark as SVG: the first one defines the paths, the others reference it. */
export function Wordmark({ isFirst = false }) {
  return (
    <svg
      className="_wordmark_mqwry_1"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label="Lagrum"
    >
      {isFirst && (
        <symbol id="wordmark" viewBox={`0 0 ${width} ${height}`}>
          <path className="_sign_mqwry_8" d={wordmark.sign} />
          <path d={wordmark.name} />
        </symbol>
      )}
      <use href="#wordmark" />
    </svg>
  );
}
