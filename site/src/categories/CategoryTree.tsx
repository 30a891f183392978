import type { Category } from "@lagrum/core/category/categorySchema";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { answerCount } from "../ui/answerCount.ts";
import { AreaIllustration } from "./AreaIllustration.tsx";
import styles from "./CategoryTree.module.css";
import { firstSentence } from "./firstSentence.ts";
import { SubCategoryList } from "./SubCategoryList.tsx";

/** All areas with their sub-categories. */
export function CategoryTree({ areas }: { areas: Category[] }) {
  return (
    <>
      <Breadcrumbs current="Rättsområden" />
      <h1>Rättsområden</h1>
      <p className={styles.lead}>
        Svaren är ordnade efter vad frågan handlar om. Välj det område som ligger närmast, eller{" "}
        <Link to="/answers">sök bland alla svar</Link>.
      </p>
      <div className={styles.areas}>
        {areas.map((area) => (
          <section key={area.ID} aria-labelledby={area.Uri}>
            <AreaIllustration area={area.Uri} className={styles.picture} />
            <div className={styles.head}>
              <h2 id={area.Uri}>
                <Link to="/categories/{-$id}" params={{ id: area.Uri }}>
                  {area.Name}
                </Link>
              </h2>
              <span className={styles.count}>{answerCount(area.AnswerCount)}</span>
            </div>
            <p className={styles.about}>{firstSentence(area.Description)}</p>
            <SubCategoryList area={area} />
          </section>
        ))}
      </div>
    </>
  );
}
