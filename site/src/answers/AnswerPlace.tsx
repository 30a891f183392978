import type { AnswerListItem } from "@lagrum/core/answer/answerSchema";
import { lowerFirst } from "@lagrum/core/text/text";
import { Link } from "@tanstack/react-router";
import styles from "./AnswerPlace.module.css";

type Place = Pick<AnswerListItem, "Area" | "Category">;

/** What an answer is about, inside a sentence: "deposition"; "hyresrätt" where the part is called Övrigt. */
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
  /** Among answers of one area only the part tells something. */
  isKnownArea?: boolean;
}

/** The area and the part of it that an answer belongs to. */
export function AnswerPlace({ Area, Category, isKnownArea = false }: Props) {
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
