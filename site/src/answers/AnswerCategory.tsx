import type { AnswerListItem } from "@lagrum/core/answer/answerSchema";
import { lowerFirst } from "@lagrum/core/text/text";
import { Link } from "@tanstack/react-router";
import styles from "./AnswerCategory.module.css";

type Place = Pick<AnswerListItem, "Area" | "Category">;

/** The category as a noun inside a sentence: "deposition"; "hyresrätt" where the sub-category is called Övrigt. */
export const topicOf = ({ Area, Category }: Place): string =>
  lowerFirst(Category.Name === "Övrigt" ? Area.Name : Category.Name);

function CategoryLink({ to }: { to: Place["Category"] }) {
  return (
    <Link to="/categories/{-$id}" params={{ id: to.Uri }}>
      {to.Name}
    </Link>
  );
}

interface Props extends Place {
  /** In a list of one area, only the sub-category is informative. */
  isKnownArea?: boolean;
}

/** An answer's area and sub-category. */
export function AnswerCategory({ Area, Category, isKnownArea = false }: Props) {
  if (isKnownArea || Area.ID === Category.ID) return <CategoryLink to={Category} />;
  return (
    <span className={styles.place}>
      <CategoryLink to={Area} />
      <span className={styles.slash} aria-hidden="true">
        /
      </span>
      <CategoryLink to={Category} />
    </span>
  );
}
