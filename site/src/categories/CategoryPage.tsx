import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { AnswerList, NoAnswers } from "../answers/AnswerList.tsx";
import { answersQuery } from "../answers/answerQueries.ts";
import { Breadcrumbs, CategoriesCrumb } from "../layout/Breadcrumbs.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { AreaIndex } from "./AreaIndex.tsx";
import { answerCount } from "./answerCount.ts";
import styles from "./CategoryPage.module.css";
import type { FoundCategory } from "./categoryQueries.ts";

/** One area or sub-category with its answers. */
export function CategoryPage({ category, page }: { category: FoundCategory; page: number }) {
  const { data } = useSuspenseQuery(answersQuery({ CategoryID: category.ID, Page: page }));
  const { area } = category;
  const isArea = category.ID === area.ID;
  return (
    <>
      <Breadcrumbs parent={<CategoriesCrumb />} current={category.Name} />
      <h1>{category.Name}</h1>
      {isArea ? (
        <p className={styles.lead}>{area.Description}</p>
      ) : (
        <p className={styles.lead}>
          En del av{" "}
          <Link to="/categories/{-$id}" params={{ id: area.Uri }}>
            {area.Name}
          </Link>
          .
        </p>
      )}
      {isArea && page === 1 && area.Children.length > 0 && (
        <section className={styles.parts} aria-label={`Delar av ${area.Name}`}>
          <AreaIndex areas={area.Children} />
        </section>
      )}
      <div className={styles.head}>
        <h2>{page > 1 ? `Svar, sida ${page}` : "Svar"}</h2>
        <p>{answerCount(data.Total)}</p>
      </div>
      {data.Answers.length > 0 ? (
        <AnswerList answers={data.Answers} heading="h3" />
      ) : (
        <NoAnswers>Här finns inga publicerade svar än. Din fråga kan bli den första.</NoAnswers>
      )}
      <Pagination
        page={page}
        pages={data.Pages}
        step={(to, words) => (
          <ButtonLink
            look="quiet"
            to="/categories/{-$id}"
            params={{ id: category.Uri }}
            search={to > 1 ? { page: to } : {}}
          >
            {words}
          </ButtonLink>
        )}
      />
      <p className={styles.ask}>
        <Link to="/ask_a_question" search={{ category: category.Uri }}>
          Ställ en fråga om{" "}
          {category.Name === "Övrigt" ? area.Name.toLocaleLowerCase("sv") : category.Name.toLocaleLowerCase("sv")}
        </Link>
      </p>
    </>
  );
}
