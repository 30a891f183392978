import type { AnswerListItem } from "@lagrum/core/answer/answerSchema";
import type { Category } from "@lagrum/core/category/categorySchema";
import { Link } from "@tanstack/react-router";
import { AnswerList } from "../answers/AnswerList.tsx";
import { AreaIndex } from "../categories/AreaIndex.tsx";
import { SearchExamples } from "../search/SearchExamples.tsx";
import { SearchForm } from "../search/SearchForm.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./HomePage.module.css";
import { HowItWorks } from "./HowItWorks.tsx";
import { Trust } from "./Trust.tsx";

const examples = ["deposition", "testamente", "uppsägning", "ångerrätt", "bodelning", "inkasso"];

const number = new Intl.NumberFormat("sv-SE");

interface Props {
  areas: Category[];
  answers: AnswerListItem[];
}

export function HomePage({ areas, answers }: Props) {
  const total = areas.reduce((sum, { AnswerCount }) => sum + AnswerCount, 0);
  return (
    <>
      <div className={styles.opening}>
        <div>
          <h1 className={styles.title}>Vad säger lagen om din situation?</h1>
          <p className={styles.lead}>
            Läs vad jurister och juriststudenter har svarat andra, eller beskriv vad som har hänt och få ett eget svar.
          </p>
          <SearchForm label="Sök bland svaren" large />
          {total > 0 && <SearchExamples words={examples} />}
        </div>
        <section className={styles.ask} aria-labelledby="ask">
          <span className={styles.sign} aria-hidden="true">
            §
          </span>
          <h2 id="ask">Fråga själv</h2>
          <p>Hittar du inte svaret? Det kostar inget att ställa en fråga, och du behöver inget konto.</p>
          <ButtonLink variant="secondary" to="/ask_a_question">
            Ställ en fråga
          </ButtonLink>
        </section>
      </div>
      <p className={styles.urgent}>
        Är du i fara eller känner du dig hotad? Ring <a href="tel:112">112</a>. Stöd dygnet runt, utan kostnad:
        Kvinnofridslinjen{" "}
        <a href="tel:020505050">
          020-50{"\u00a0"}50{"\u00a0"}50
        </a>
        .
      </p>

      <section className={styles.section} aria-labelledby="areas">
        <div className={styles.head}>
          <h2 id="areas">Rättsområden</h2>
          {total > 0 && (
            <p>
              {number.format(total)} svar i {areas.length} områden
            </p>
          )}
        </div>
        <AreaIndex areas={areas} />
        <p className={styles.more}>
          <Link to="/categories/{-$id}" params={{ id: undefined }}>
            Alla rättsområden och delområden
          </Link>
        </p>
      </section>

      <section className={styles.section} aria-labelledby="newest">
        <div className={styles.head}>
          <h2 id="newest">Nya svar</h2>
        </div>
        {answers.length > 0 ? (
          <>
            <AnswerList answers={answers} heading="h3" length="brief" />
            <p className={styles.more}>
              <Link to="/answers">Alla svar</Link>
            </p>
          </>
        ) : (
          <EmptyState picture="answers" title="Det finns inga publicerade svar än." />
        )}
      </section>

      <HowItWorks />
      <Trust />
    </>
  );
}
