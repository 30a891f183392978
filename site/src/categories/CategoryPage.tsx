import { lowerFirst } from "@lagrum/core/text/text";
import { Link } from "@tanstack/react-router";
import { AnswerList } from "../answers/AnswerList.tsx";
import { answersQuery } from "../answers/answerQueries.ts";
import { useLoadedQuery } from "../api/useLoadedQuery.ts";
import { EmergencyNotice } from "../emergency/EmergencyNotice.tsx";
import { Breadcrumbs, CategoriesCrumb } from "../layout/Breadcrumbs.tsx";
import { JsonLd } from "../searchEngines/JsonLd.tsx";
import { readPublicUrl } from "../searchEngines/pageHead.ts";
import { breadcrumbData } from "../searchEngines/structuredData.ts";
import { answerCount } from "../ui/answerCount.ts";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { AreaIllustration } from "./AreaIllustration.tsx";
import styles from "./CategoryPage.module.css";
import type { FoundCategory } from "./categoryQueries.ts";
import { describeCategory } from "./describeCategory.ts";
import { SubCategoryList } from "./SubCategoryList.tsx";

interface Props {
  category: FoundCategory;
  page: number;
}

/** An area or a sub-category, with its answers. */
export function CategoryPage({ category, page }: Props) {
  const { area } = category;
  const isArea = category.ID === area.ID;
  const crumbs = [
    { name: "Rättsområden", path: "/categories" },
    { name: category.Name, path: `/categories/${category.Uri}` },
  ];
  return (
    <>
      <JsonLd data={[breadcrumbData(readPublicUrl(), crumbs)]} />
      <Breadcrumbs parent={<CategoriesCrumb />} current={category.Name} />
      {!isArea && (
        <p className={styles.within}>
          <Link to="/categories/{-$id}" params={{ id: area.Uri }}>
            {area.Name}
          </Link>
        </p>
      )}
      <div className={styles.opening}>
        <div>
          <h1 className={styles.title}>{category.Name}</h1>
          <p className={styles.lead}>{isArea ? area.Description : describeCategory(category)}</p>
        </div>
        {isArea && <AreaIllustration area={area.Uri} className={styles.picture} />}
      </div>
      {area.Uri === "hyresratt" && (
        <p>
          Hyr du i andra hand eller ett rum? <Link to="/overhyra">Räkna ut om din hyra är för hög</Link>.
        </p>
      )}
      {area.Urgent && <EmergencyNotice />}
      <div className={styles.page}>
        <nav className={styles.side} aria-labelledby="parts">
          <h2 id="parts">{isArea ? "Delområden" : `Inom ${lowerFirst(area.Name)}`}</h2>
          <SubCategoryList area={area} current={category.ID} variant="column" />
        </nav>
        <Answers category={category} page={page} />
      </div>
    </>
  );
}

function Answers({ category, page }: Props) {
  const data = useLoadedQuery(answersQuery({ CategoryID: category.ID, Page: page }));
  const topic = lowerFirst(category.Name === "Övrigt" ? category.area.Name : category.Name);
  return (
    <section className={styles.answers} aria-labelledby="svar">
      <div className={styles.head}>
        <h2 id="svar">{page > 1 ? `Svar, sida ${page}` : "Svar"}</h2>
        {data.Total > 0 && <p>{answerCount(data.Total)}, de nyaste först</p>}
      </div>
      {data.Answers.length > 0 ? (
        <AnswerList answers={data.Answers} heading="h3" within={category.ID === category.area.ID ? "area" : "part"} />
      ) : (
        <EmptyState
          picture="answers"
          title={`Här finns inga svar om ${topic} än`}
          actions={
            <ButtonLink variant="secondary" to="/ask_a_question" search={{ category: category.Uri }}>
              Ställ den första frågan
            </ButtonLink>
          }
        >
          <p>
            Det kostar inget att fråga, och du behöver inget konto. Du kan också läsa svaren inom{" "}
            <Link to="/categories/{-$id}" params={{ id: category.area.Uri }}>
              {lowerFirst(category.area.Name)}
            </Link>
            .
          </p>
        </EmptyState>
      )}
      <Pagination
        page={page}
        pages={data.Pages}
        step={(to, words) => (
          // The next page opens scrolled to its list.
          <ButtonLink
            variant="secondary"
            to="/categories/{-$id}"
            params={{ id: category.Uri }}
            search={to > 1 ? { page: to } : {}}
            hash="svar"
          >
            {words}
          </ButtonLink>
        )}
      />
      {data.Answers.length > 0 && (
        <p className={styles.ask}>
          <Link to="/ask_a_question" search={{ category: category.Uri }}>
            Ställ en egen fråga om {topic}
          </Link>
        </p>
      )}
    </section>
  );
}
