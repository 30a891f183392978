"use client";

import { toAnswerPage } from "@lagrum/core/answer/answerPage";
import { formatDate } from "@lagrum/core/text/dates";
import { lowerFirst } from "@lagrum/core/text/text";
import { answerNote, outdatedNote } from "@lagrum/core/texts/answers";
import Link from "next/link";
import { Emergency, Facts, LawChanges, Place, Provisions } from "./AnswerParts.jsx";
import { ConsentBanner, PageTools, Voice } from "./Controls.jsx";
import { Footer, Header, InfoBar } from "./Frame.jsx";
import { Head } from "./Head.jsx";
import { StructuredData } from "./StructuredData.jsx";

/**
 * The site's answer page. A client component, as on the site: as a server component its markup would be serialised a
 * second time in the page, which would grow by half.
 */
export function AnswerScreen({ answer, frame, base }) {
  const page = toAnswerPage({ ...answer, QuestionBody: answer.Question.QuestionBody }, new Date());
  const url = `${base}/answers/${answer.Uri}`;
  return (
    <>
      <Head answer={answer} url={url} base={base} />
      <StructuredData answer={answer} page={page} base={base} />
      <ConsentBanner uri={answer.Uri} />
      <Header />
      <main id="content" tabIndex={-1}>
        <Article answer={answer} page={page} url={url} />
      </main>
      <InfoBar />
      <Footer {...frame} />
    </>
  );
}

function Article({ answer, page, url }) {
  return (
    <>
      <nav aria-label="Brödsmulor">
        <ol className="_trail_fgupm_1">
          <li>
            <Link href="/">Start</Link>
          </li>
          <li>
            <Link href="/categories">Rättsområden</Link>
          </li>
          <li aria-current="page">Svar</li>
        </ol>
      </nav>
      <p className="_onPaper_ooed0_91">
        <strong>Lagrum</strong> {url}
        <br />
        Hämtat {formatDate(new Date())}
      </p>
      <div className="_page_ooed0_1">
        <article className="_article_ooed0_7">
          <header>
            <p className="_about_ooed0_12">
              <Place {...answer} />
            </p>
            <h1 className="_title_ooed0_29">{answer.Title}</h1>
            <Facts page={page} />
          </header>
          {answer.Area.Urgent && <Emergency />}
          <section
            className={page.isLongQuestion ? "_question_ooed0_41" : "_question_ooed0_41 _voice_ooed0_48"}
            aria-label="Frågan"
          >
            <h2 className="_part_ooed0_34">Frågan</h2>
            {page.question.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: static text, in which a paragraph may recur
              <p key={index}>{paragraph}</p>
            ))}
          </section>
          <section aria-label="Svaret">
            <h2 className="_part_ooed0_34">Svaret</h2>
            {answer.LawChanges.length > 0 && <LawChanges changes={answer.LawChanges} />}
            {answer.LawChanges.length === 0 && page.outdatedSince !== null && (
              <div className="_notice_1m2wq_1 _caution_1m2wq_9">
                <p>{outdatedNote(formatDate(page.outdatedSince))}</p>
              </div>
            )}
            <Contents headings={page.contents} />
            <div className="_answer_ooed0_144">
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the same recorded answer that the site shows */}
              <div className="_prose_1y6vw_1" dangerouslySetInnerHTML={{ __html: page.html }} />
            </div>
          </section>
          <footer className="_note_ooed0_60">
            <p>{answerNote}</p>
            <Voice uri={answer.Uri} />
            <p className="_report_ooed0_72">
              <Link href={`/answers/${answer.Uri}/rapportera`}>Rapportera ett fel i svaret</Link>
            </p>
            <PageTools url={url} />
          </footer>
        </article>
        <div className="_side_ooed0_77">
          {page.laws.length > 0 && <Provisions laws={page.laws} />}
          <ReadOn answer={answer} />
        </div>
      </div>
    </>
  );
}

function Contents({ headings }) {
  if (headings.length === 0) return null;
  return (
    <nav className="_contents_k2n1d_1" aria-labelledby="contents">
      <h3 id="contents">I svaret</h3>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ReadOn({ answer: { Question, Category, Area } }) {
  const isRest = Category.Name === "Övrigt";
  const topic = lowerFirst(isRest ? Area.Name : Category.Name);
  return (
    <div className="_readOn_5c9ix_1">
      {Question.similarAnswers.length > 0 && (
        <section aria-labelledby="similar">
          <h2 id="similar">Liknande frågor</h2>
          <ul>
            {Question.similarAnswers.map((other) => (
              <li key={other.ID}>
                <Link href={`/answers/${other.Uri}`}>{other.Title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="next">
        <h2 id="next">Gå vidare</h2>
        <ul className="_ways_5c9ix_30">
          <li>
            <Link href={`/categories/${isRest ? Area.Uri : Category.Uri}`}>Fler svar om {topic}</Link>
          </li>
          <li>
            <Link href={`/ask_a_question?category=${Category.Uri}`}>Ställ en egen fråga om {topic}</Link>
          </li>
        </ul>
      </section>
    </div>
  );
}
