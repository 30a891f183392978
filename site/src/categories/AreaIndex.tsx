import type { Category } from "@lagrum/core/category/categorySchema";
import { Link } from "@tanstack/react-router";
import { answerCount } from "../ui/answerCount.ts";
import styles from "./AreaIndex.module.css";

/** Areas as an index: name, dotted line, number of answers. */
export function AreaIndex({ areas }: { areas: Category[] }) {
  return (
    <ul className={styles.index}>
      {areas.map((area) => (
        <li key={area.ID}>
          <Link to="/categories/{-$id}" params={{ id: area.Uri }} className={styles.row}>
            <span className={styles.name}>{area.Name}</span>
            <span className={styles.dots} aria-hidden="true" />
            <span className={styles.count} aria-hidden="true">
              {area.AnswerCount}
            </span>
            <span className={styles.spoken}>{answerCount(area.AnswerCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
