import type { Category } from "@lagrum/core/category/categorySchema";
import { Link } from "@tanstack/react-router";
import { answerCount } from "../ui/answerCount.ts";
import styles from "./SubCategoryList.module.css";

interface Props {
  area: Category;
  /** Id of the current sub-category. */
  current?: number;
  /** "column" beside the answers of a category, "plain" in the list of areas. */
  variant?: "column" | "plain";
}

/** The sub-categories of an area with the number of answers in each. */
export function SubCategoryList({ area, current, variant = "plain" }: Props) {
  return (
    <ul className={`${styles.parts} ${styles[variant]}`}>
      {area.Children.map((part) => (
        <li key={part.ID}>
          <Link
            to="/categories/{-$id}"
            params={{ id: part.Uri }}
            className={part.AnswerCount === 0 ? `${styles.row} ${styles.none}` : styles.row}
            aria-current={part.ID === current ? "page" : undefined}
          >
            {part.Name}
            <span className={styles.count} aria-hidden="true">
              {part.AnswerCount}
            </span>
            <span className={styles.spoken}>, {answerCount(part.AnswerCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
