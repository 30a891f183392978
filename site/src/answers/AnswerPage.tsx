import type { Answer, StaffAnswer } from "@lagrum/core/contract/answer";
import { formatDate } from "@lagrum/core/domain/dates";
import { Link } from "@tanstack/react-router";
import { Breadcrumbs, CategoriesCrumb } from "../layout/Breadcrumbs.tsx";
import { Prose } from "../ui/Prose.tsx";
import styles from "./AnswerPage.module.css";

/** One published answer, set for reading. */
export function AnswerPage({ answer }: { answer: Answer | StaffAnswer }) {
  const { Category, Question, User, Provisions } = answer;
  return (
    <>
      <Breadcrumbs parent={<CategoriesCrumb />} current="Svar" />
      <div className={styles.page}>
        <article className={styles.article}>
          <header className={styles.head}>
            <p className={styles.about}>
              <Link to="/categories/{-$id}" params={{ id: Category.Uri }}>
                {Category.Name}
              </Link>
              {answer.PublishedAt && (
                <time dateTime={answer.PublishedAt}>Publicerat {formatDate(answer.PublishedAt)}</time>
              )}
            </p>
            <h1>{answer.Title}</h1>
          </header>
          <section className={styles.question} aria-label="Frågan">
            <h2 className={styles.part}>Frågan</h2>
            {Question.QuestionBody.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section aria-label="Svaret">
            <h2 className={styles.part}>Svaret</h2>
            {User && (
              <p className={styles.author}>
                Av {User.Name}
                {User.Title && `, ${lowerFirst(User.Title)}`}
              </p>
            )}
            <Prose html={answer.AnswerBody} />
          </section>
          <footer className={styles.note}>
            <p>
              {answer.ValidAt && `Kontrollerat mot rättsläget den ${formatDate(answer.ValidAt)}. `}
              Svaret är allmän information och bygger på det som står i frågan. Omständigheter som inte framgår kan leda
              till en annan bedömning.
            </p>
          </footer>
        </article>
        <aside className={styles.side}>
          {Provisions.length > 0 && (
            <section aria-labelledby="provisions">
              <h2 id="provisions">Lagrum</h2>
              <ul className={styles.provisions}>
                {Provisions.map((provision) => (
                  <li key={provision.Label}>{provision.Label}</li>
                ))}
              </ul>
            </section>
          )}
          {Question.similarAnswers.length > 0 && (
            <section aria-labelledby="similar">
              <h2 id="similar">Liknande frågor</h2>
              <ul>
                {Question.similarAnswers.map((other) => (
                  <li key={other.ID}>
                    <Link to="/answers/{-$id}" params={{ id: other.Uri }}>
                      {other.Title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase("sv") + text.slice(1);
