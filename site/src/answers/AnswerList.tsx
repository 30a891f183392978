import type { AnswerListItem } from "@lagrum/core/contract/answer";
import { formatDate } from "@lagrum/core/domain/dates";
import { excerpt } from "@lagrum/core/domain/text";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import styles from "./AnswerList.module.css";

const excerptLength = 190;

/** Answers as rows: area and day, the title, and how the question begins. */
export function AnswerList({ answers, heading: Heading = "h2" }: { answers: AnswerListItem[]; heading?: "h2" | "h3" }) {
  return (
    <ul className={styles.list}>
      {answers.map((answer) => (
        <li key={answer.ID}>
          <article>
            <p className={styles.about}>
              <Link to="/categories/{-$id}" params={{ id: answer.Category.Uri }}>
                {answer.Category.Name}
              </Link>
              <time dateTime={answer.PublishedAt}>{formatDate(answer.PublishedAt)}</time>
            </p>
            <Heading className={styles.title}>
              <Link to="/answers/{-$id}" params={{ id: answer.Uri }}>
                {answer.Title}
              </Link>
            </Heading>
            <p className={styles.excerpt}>{excerpt(answer.QuestionBody, excerptLength)}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** What stands where a list has no rows. */
export function NoAnswers({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
