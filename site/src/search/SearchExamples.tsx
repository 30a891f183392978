import styles from "./SearchForm.module.css";
import { useSearchSubmit } from "./useSearchSubmit.ts";

/** Example searches. */
export function SearchExamples({ words }: { words: readonly string[] }) {
  const search = useSearchSubmit();
  return (
    <form className={styles.examples} method="post" action="/answers" onSubmit={search}>
      <span id="examples">Till exempel</span>
      <ul aria-labelledby="examples">
        {words.map((word) => (
          <li key={word}>
            <button type="submit" name="Query" value={word}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
