import type { AnswerListItem } from "@lagrum/core/answer/answerSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { withNonBreakingSpaces } from "@lagrum/core/text/nonBreakingSpaces";
import { excerpt } from "@lagrum/core/text/text";
import { Link } from "@tanstack/react-router";
import { AnswerCategory } from "./AnswerCategory.tsx";
import styles from "./AnswerList.module.css";
import { HighlightedText } from "./HighlightedText.tsx";

/** Characters of the question that are shown, in a compact and in a full list. */
const lengths = { brief: 80, full: 190 };

interface Props {
  answers: AnswerListItem[];
  heading?: "h2" | "h3";
  /** Leaves out the area or sub-category that all rows share. */
  within?: "area" | "part" | undefined;
  length?: keyof typeof lengths;
  /** Called when one is opened. */
  onOpen?: () => void;
}

/** Answers as rows: area and day, title, and the question's beginning or the search hit's excerpt. */
export function AnswerList({ answers, heading: Heading = "h2", within, length = "full", onOpen }: Props) {
  return (
    <ul className={within ? styles.list : `${styles.list} ${styles.wide}`}>
      {answers.map((answer) => (
        <li key={answer.ID}>
          <article>
            <p className={styles.about}>
              {within !== "part" && <AnswerCategory {...answer} isKnownArea={within === "area"} />}
              <time dateTime={answer.PublishedAt}>{formatDate(answer.PublishedAt)}</time>
            </p>
            <Heading className={styles.title}>
              <Link to="/answers/$id" params={{ id: answer.Uri }} onClick={onOpen}>
                {answer.Found ? <HighlightedText text={answer.Found.Title} /> : answer.Title}
              </Link>
            </Heading>
            <p className={styles.excerpt}>
              {answer.Found ? (
                <HighlightedText text={answer.Found.Excerpt} />
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
