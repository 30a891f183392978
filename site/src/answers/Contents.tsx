import styles from "./Contents.module.css";
import type { Heading } from "./headings.ts";

/** Fewer headings than these are seen at a glance. */
const fewest = 4;

/** What a long answer holds. */
export function Contents({ headings }: { headings: Heading[] }) {
  if (headings.length < fewest) return null;
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
