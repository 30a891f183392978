import type { AreaRef, Category } from "@lagrum/core/category/categorySchema";
import { Link } from "@tanstack/react-router";
import { AreaIndex } from "../categories/AreaIndex.tsx";
import styles from "./SearchResults.module.css";

interface Props {
  /** Best first. */
  areas: AreaRef[];
  /** For a search that found nothing. */
  all: Category[];
  hasAnswers: boolean;
}

/** The areas of law that fit a search; all of them when it found nothing. */
export function FittingAreas({ areas, all, hasAnswers }: Props) {
  const isAll = areas.length === 0 && !hasAnswers;
  if (isAll ? all.length === 0 : areas.length === 0) return null;
  return (
    <section className={styles.areas} aria-labelledby="areas">
      <h2 id="areas">{isAll ? "Leta i ett rättsområde" : "Områden som passar"}</h2>
      {isAll ? (
        <AreaIndex areas={all} />
      ) : (
        <ul>
          {areas.map((area) => (
            <li key={area.ID}>
              <Link to="/categories/{-$id}" params={{ id: area.Uri }}>
                {area.Name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
