import type { AnswerListItem } from "@lagrum/core/contract/answer";
import type { Category } from "@lagrum/core/contract/category";
import { Link } from "@tanstack/react-router";
import { AnswerList, NoAnswers } from "../answers/AnswerList.tsx";
import { SearchForm } from "../answers/SearchForm.tsx";
import { AreaIndex } from "../categories/AreaIndex.tsx";
import { ButtonLink } from "../ui/Button.tsx";
import styles from "./HomePage.module.css";

export function HomePage({ areas, answers }: { areas: Category[]; answers: AnswerListItem[] }) {
  return (
    <>
      <div className={styles.opening}>
        <div>
          <h1 className={styles.title}>Vad säger lagen om din situation?</h1>
          <p className={styles.lead}>
            Beskriv vad som har hänt. En jurist eller juriststudent svarar, utan kostnad för vanliga frågor.
          </p>
          <ButtonLink to="/ask_a_question">Ställ en fråga</ButtonLink>
        </div>
        <span className={styles.sign} aria-hidden="true">
          §
        </span>
      </div>

      <section className={styles.section} aria-labelledby="areas">
        <h2 id="areas">Läs svar efter rättsområde</h2>
        <SearchForm />
        <AreaIndex areas={areas} />
      </section>

      <section className={styles.section} aria-labelledby="newest">
        <h2 id="newest">Nya svar</h2>
        {answers.length > 0 ? (
          <>
            <AnswerList answers={answers} heading="h3" />
            <p className={styles.more}>
              <Link to="/answers/{-$id}" params={{ id: undefined }}>
                Alla svar
              </Link>
            </p>
          </>
        ) : (
          <NoAnswers>Det finns inga publicerade svar än.</NoAnswers>
        )}
      </section>

      <section className={styles.section} aria-labelledby="how">
        <h2 id="how">Så går det till</h2>
        <ol className={styles.steps}>
          <li>
            <h3>Du skriver</h3>
            <p>Beskriv situationen utan namn och personnummer. Du behöver inget konto, bara en e-postadress.</p>
          </li>
          <li>
            <h3>Du bekräftar</h3>
            <p>Vi mejlar en länk. Frågan når våra jurister när du har bekräftat att adressen är din.</p>
          </li>
          <li>
            <h3>Vi svarar</h3>
            <p>
              Du får svaret med mejl. Det publiceras utan uppgifter om vem du är, och du kan när som helst säga nej till
              publicering.
            </p>
          </li>
        </ol>
      </section>
    </>
  );
}
