import type { AnswerPage } from "@lagrum/core/answer/answerPage";
import { formatDate } from "@lagrum/core/text/dates";
import styles from "./AnswerFacts.module.css";

type Props = { page: Pick<AnswerPage, "author" | "days" | "readingTime"> };

/** Author, dates, the date of the law, and reading time. */
export function AnswerFacts({ page: { author, days, readingTime } }: Props) {
  return (
    <dl className={styles.facts}>
      {author && (
        <div className={styles.author}>
          <dt>Svar av</dt>
          <dd>
            {author.name}
            {author.title && <span>{author.title}</span>}
          </dd>
        </div>
      )}
      {days.map(({ term, at }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <time dateTime={at}>{formatDate(at)}</time>
          </dd>
        </div>
      ))}
      <div className={styles.reading}>
        <dt>Lästid</dt>
        <dd>{readingTime}</dd>
      </div>
    </dl>
  );
}
