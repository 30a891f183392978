import type { Answer, StaffAnswer } from "@lagrum/core/contract/answer";
import { dayOf, formatDate } from "@lagrum/core/domain/dates";
import { mayBeOutdated } from "@lagrum/core/domain/validity";
import { readPublicUrl } from "../address.ts";
import { Breadcrumbs, CategoriesCrumb } from "../layout/Breadcrumbs.tsx";
import { Notice } from "../ui/Notice.tsx";
import { Prose } from "../ui/Prose.tsx";
import { AnswerFacts } from "./AnswerFacts.tsx";
import styles from "./AnswerPage.module.css";
import { AnswerPlace } from "./AnswerPlace.tsx";
import { Contents } from "./Contents.tsx";
import { withAnchors } from "./headings.ts";
import { keepTogether } from "./keepTogether.ts";
import { PageTools } from "./PageTools.tsx";
import { Provisions } from "./Provisions.tsx";
import { ReadOn } from "./ReadOn.tsx";

/** Characters beyond which a question isn't set in italics: they carry a voice, and tire over pages. */
const longQuestion = 1500;

interface Props {
  answer: Answer | StaffAnswer;
  now: Date;
}

/** One published answer, set for reading and for the file. */
export function AnswerPage({ answer, now }: Props) {
  const { Question, Provisions: provisions, ValidAt } = answer;
  const { html, headings } = withAnchors(answer.AnswerBody);
  const url = `${readPublicUrl()}/answers/${answer.Uri ?? answer.ID}`;
  const isLong = Question.QuestionBody.length > longQuestion;
  return (
    <>
      <Breadcrumbs parent={<CategoriesCrumb />} current="Svar" />
      <p className={styles.onPaper}>
        <strong>Lagrum</strong> {url}
        <br />
        Hämtat {formatDate(now)}
      </p>
      <div className={styles.page}>
        <article className={styles.article}>
          <header>
            <p className={styles.about}>
              <AnswerPlace {...answer} />
            </p>
            <h1 className={styles.title}>{answer.Title}</h1>
            <AnswerFacts answer={answer} />
          </header>
          <section className={isLong ? styles.question : `${styles.question} ${styles.voice}`} aria-label="Frågan">
            <h2 className={styles.part}>Frågan</h2>
            {Question.QuestionBody.split(/\n{2,}/).map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text doesn't move, and may say the same thing twice
              <p key={index}>{keepTogether(paragraph)}</p>
            ))}
          </section>
          <section aria-label="Svaret">
            <h2 className={styles.part}>Svaret</h2>
            {ValidAt && mayBeOutdated(ValidAt, dayOf(now)) && (
              <Notice tone="caution">
                <p>Svaret gäller rättsläget den {formatDate(ValidAt)}. Reglerna kan ha ändrats sedan dess.</p>
              </Notice>
            )}
            <Contents headings={headings} />
            <div className={styles.answer}>
              <Prose html={keepTogether(html)} />
            </div>
          </section>
          <footer className={styles.note}>
            <p>
              Svaret är allmän information och bygger på det som står i frågan. Omständigheter som inte framgår kan leda
              till en annan bedömning. Vi är inte ombud för den som frågar.
            </p>
            <PageTools title={answer.Title} url={url} />
          </footer>
        </article>
        <div className={styles.side}>
          {provisions.length > 0 && <Provisions provisions={provisions} />}
          <ReadOn answer={answer} />
        </div>
      </div>
    </>
  );
}
