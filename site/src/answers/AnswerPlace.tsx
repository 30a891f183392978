import type { AnswerListItem } from "@lagrum/core/contract/answer";
import { lowerFirst } from "@lagrum/core/domain/text";
import { Link } from "@tanstack/react-router";

type Place = Pick<AnswerListItem, "Area" | "Category">;

/** What an answer is about, inside a sentence: "deposition"; "hyresrätt" where the part is called Övrigt. */
export const topicOf = ({ Area, Category }: Place): string =>
  lowerFirst(Category.Name === "Övrigt" ? Area.Name : Category.Name);

function CategoryLink({ to }: { to: Place["Area"] }) {
  return (
    <Link to="/categories/{-$id}" params={{ id: to.Uri }}>
      {to.Name}
    </Link>
  );
}

/** The area and the part of it that an answer belongs to. */
export function AnswerPlace({ Area, Category }: Place) {
  if (Area.ID === Category.ID) return <CategoryLink to={Area} />;
  return (
    <span>
      <CategoryLink to={Area} />
      <span aria-hidden="true"> / </span>
      <CategoryLink to={Category} />
    </span>
  );
}
