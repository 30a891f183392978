import type { Heading } from "@lagrum/core/answer/headings";
import styles from "./Contents.module.css";

/** The table of contents of a long answer. */
export function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h3 id="contents">I svaret</h3>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
