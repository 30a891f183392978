import type { AreaRef, Category } from "@lagrum/core/category/categorySchema";
import { Link } from "@tanstack/react-router";
import { AreaIndex } from "../categories/AreaIndex.tsx";
import styles from "./SearchResults.module.css";

/** The areas of law that match a search, best first. */
export function MatchingAreas({ areas }: { areas: AreaRef[] }) {
  if (areas.length === 0) return null;
  return (
    <section className={styles.fitting} aria-labelledby="areas">
      <h2 id="areas">Områden som passar</h2>
      <ul>
        {areas.map((area) => (
          <li key={area.ID}>
            <Link to="/categories/{-$id}" params={{ id: area.Uri }}>
              {area.Name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All areas, shown when there are no answers. */
export function AllAreas({ areas }: { areas: Category[] }) {
  if (areas.length === 0) return null;
  return (
    <section className={styles.all} aria-labelledby="areas">
      <h2 id="areas">Leta i ett rättsområde</h2>
      <AreaIndex areas={areas} />
    </section>
  );
}
