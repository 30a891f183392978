import { toAnswerPage } from "@lagrum/core/answer/answerPage";
import type { Answer, StaffAnswer } from "@lagrum/core/answer/answerSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { answerNote, outdatedNote } from "@lagrum/core/texts/answers";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { api } from "../api/api.ts";
import { EmergencyNotice } from "../emergency/EmergencyNotice.tsx";
import { provisionQuery } from "../law/lawQueries.ts";
import { ProvisionPopover } from "../law/ProvisionPopover.tsx";
import { Breadcrumbs, CategoriesCrumb } from "../layout/Breadcrumbs.tsx";
import { JsonLd } from "../searchEngines/JsonLd.tsx";
import { readPublicUrl } from "../searchEngines/pageHead.ts";
import { answerData, breadcrumbData } from "../searchEngines/structuredData.ts";
import { Notice } from "../ui/Notice.tsx";
import { Prose } from "../ui/Prose.tsx";
import { AnswerCategory } from "./AnswerCategory.tsx";
import { AnswerFacts } from "./AnswerFacts.tsx";
import styles from "./AnswerPage.module.css";
import { AnswerRating } from "./AnswerRating.tsx";
import { Contents } from "./Contents.tsx";
import { LawChanges } from "./LawChanges.tsx";
import { PageTools } from "./PageTools.tsx";
import { Provisions } from "./Provisions.tsx";
import { RelatedLinks } from "./RelatedLinks.tsx";
import type { RatingOutcome } from "./rateAnswer.ts";

interface Props {
  answer: Answer | StaffAnswer;
  now: Date;
  /** The outcome of a rating that was posted without JavaScript. */
  rating?: RatingOutcome | undefined;
}

/** One published answer. The staff's preview has the same content. */
export function AnswerPage({ answer, now, rating }: Props) {
  const page = toAnswerPage({ ...answer, QuestionBody: answer.Question.QuestionBody }, now);
  const queryClient = useQueryClient();
  const body = useRef<HTMLDivElement>(null);
  const base = readPublicUrl();
  const path = `/answers/${answer.Uri ?? answer.ID}`;
  const url = base + path;
  const crumbs = [
    { name: "Rättsområden", path: "/categories" },
    { name: "Svar", path },
  ];
  return (
    <>
      <JsonLd data={[answerData(base, answer, page), breadcrumbData(base, crumbs)]} />
      <Breadcrumbs parent={<CategoriesCrumb />} current="Svar" />
      <p className={styles.onPaper}>
        <strong>Lagrum</strong> {url}
        <br />
        Hämtat {formatDate(now)}
      </p>
      <div className={styles.page} ref={body}>
        <article className={styles.article}>
          <header>
            <p className={styles.about}>
              <AnswerCategory {...answer} />
            </p>
            <h1 className={styles.title}>{answer.Title}</h1>
            <AnswerFacts page={page} />
          </header>
          {answer.Area.Urgent && <EmergencyNotice />}
          <section
            className={page.isLongQuestion ? styles.question : `${styles.question} ${styles.serif}`}
            aria-label="Frågan"
          >
            <h2 className={styles.part}>Frågan</h2>
            {page.question.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static text, in which a paragraph may recur
              <p key={index}>{paragraph}</p>
            ))}
          </section>
          <section aria-label="Svaret">
            <h2 className={styles.part}>Svaret</h2>
            {answer.LawChanges.length > 0 && <LawChanges changes={answer.LawChanges} />}
            {answer.LawChanges.length === 0 && page.outdatedSince !== null && (
              <Notice tone="caution">
                <p>{outdatedNote(formatDate(page.outdatedSince))}</p>
              </Notice>
            )}
            <Contents headings={page.contents} />
            <div className={styles.answer}>
              <Prose html={page.html} />
            </div>
          </section>
          <footer className={styles.note}>
            <p>{answerNote}</p>
            {answer.Uri !== null && (
              <>
                <AnswerRating
                  key={answer.ID}
                  answer={{ ID: answer.ID, Uri: answer.Uri }}
                  posted={rating}
                  rate={api().rateAnswer}
                />
                <p className={styles.report}>
                  <Link to="/answers/$id/rapportera" params={{ id: answer.Uri }}>
                    Rapportera ett fel i svaret
                  </Link>
                </p>
              </>
            )}
            <PageTools title={answer.Title} url={url} />
          </footer>
        </article>
        <div className={styles.side}>
          {page.laws.length > 0 && <Provisions laws={page.laws} />}
          <RelatedLinks answer={answer} />
        </div>
      </div>
      <ProvisionPopover
        within={body}
        read={(place) => queryClient.query({ ...provisionQuery(place, 1), staleTime: 60_000 })}
        now={now}
      />
    </>
  );
}
