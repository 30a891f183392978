import type { AnswerListItem } from "@lagrum/core/answer/answerSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { withNonBreakingSpaces } from "@lagrum/core/text/nonBreakingSpaces";
import { excerpt } from "@lagrum/core/text/text";
import { Link } from "@tanstack/react-router";
import styles from "./AnswerList.module.css";
import { AnswerPlace } from "./AnswerPlace.tsx";
import { MarkedWords } from "./MarkedWords.tsx";

/** Characters of the question: a glance, or enough to choose by. */
const lengths = { brief: 80, full: 190 };

interface Props {
  answers: AnswerListItem[];
  heading?: "h2" | "h3";
  /** Where all rows share their area, or their part of it, that goes without saying. Place and day stand above then. */
  within?: "area" | "part" | undefined;
  length?: keyof typeof lengths;
}

/** Answers as rows: area and day, the title, and how the question begins or where the search found its words. */
export function AnswerList({ answers, heading: Heading = "h2", within, length = "full" }: Props) {
  return (
    <ul className={within ? styles.list : `${styles.list} ${styles.wide}`}>
      {answers.map((answer) => (
        <li key={answer.ID}>
          <article>
            <p className={styles.about}>
              {within !== "part" && <AnswerPlace {...answer} isKnownArea={within === "area"} />}
              <time dateTime={answer.PublishedAt}>{formatDate(answer.PublishedAt)}</time>
            </p>
            <Heading className={styles.title}>
              <Link to="/answers/$id" params={{ id: answer.Uri }}>
                {answer.Found ? <MarkedWords text={answer.Found.Title} /> : answer.Title}
              </Link>
            </Heading>
            <p className={styles.excerpt}>
              {answer.Found ? (
                <MarkedWords text={answer.Found.Excerpt} />
              ) : (
                withNonBreakingSpaces(excerpt(answer.QuestionBody, lengths[length]))
              )}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
