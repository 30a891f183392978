import type { AnswerListItem } from "@lagrum/core/contract/answer";
import { formatDate } from "@lagrum/core/domain/dates";
import { excerpt } from "@lagrum/core/domain/text";
import { Link } from "@tanstack/react-router";
import styles from "./AnswerList.module.css";
import { AnswerPlace } from "./AnswerPlace.tsx";
import { keepTogether } from "./keepTogether.ts";
import { MarkedWords } from "./MarkedWords.tsx";

const excerptLength = 190;

interface Props {
  answers: AnswerListItem[];
  heading?: "h2" | "h3";
  /** Beside other columns the place and the day stand above the title at every width. */
  narrow?: boolean;
}

/** Answers as rows: area and day, the title, and how the question begins or where the search found its words. */
export function AnswerList({ answers, heading: Heading = "h2", narrow = false }: Props) {
  return (
    <ul className={narrow ? styles.list : `${styles.list} ${styles.wide}`}>
      {answers.map((answer) => (
        <li key={answer.ID}>
          <article>
            <p className={styles.about}>
              <AnswerPlace {...answer} />
              <time dateTime={answer.PublishedAt}>{formatDate(answer.PublishedAt)}</time>
            </p>
            <Heading className={styles.title}>
              <Link to="/answers/{-$id}" params={{ id: answer.Uri }}>
                {answer.Found ? <MarkedWords text={answer.Found.Title} /> : answer.Title}
              </Link>
            </Heading>
            <p className={styles.excerpt}>
              {answer.Found ? (
                <MarkedWords text={answer.Found.Excerpt} />
              ) : (
                keepTogether(excerpt(answer.QuestionBody, excerptLength))
              )}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
