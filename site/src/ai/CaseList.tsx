import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { type CaseView, viewCases, type WordingView } from "@lagrum/core/ai/replyView";
import { formatDate } from "@lagrum/core/text/dates";
import {
  aboutCase,
  answeredBy,
  casePartTitles,
  caseTexts,
  caseTitles,
  differenceTexts,
} from "@lagrum/core/texts/aiReply";
import { Link } from "@tanstack/react-router";
import styles from "./CaseList.module.css";

/** The cases that a reply quotes: what another person asked, in what it differs, and what was answered then. */
export function CaseList({ reply }: { reply: Pick<AiReply, "Sentences" | "Sources"> }) {
  const { cases, wordings } = viewCases(reply);
  return (
    <>
      {cases.map((view) => (
        <Case key={view.Path} view={view} />
      ))}
      {wordings.map((wording) => (
        <Wording key={wording.title} wording={wording} />
      ))}
    </>
  );
}

function Case({ view }: { view: CaseView }) {
  const { Case: about, Title, Path, Author, parts, Provisions } = view;
  const differences = differenceTexts(about);
  return (
    <article className={styles.case}>
      <h3>{caseTitles[about.Match]}</h3>
      <p>
        {caseTexts.asked} {Path === null ? Title : <Link to={Path}>{Title}</Link>}
      </p>
      <p className={styles.about}>{aboutCase(view, formatDate)}</p>
      <blockquote className={styles.asked}>{about.Asked}</blockquote>
      {differences.length > 0 && (
        <div className={styles.differences}>
          <p>{caseTexts.differs}</p>
          <ul>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </div>
      )}
      {parts.length > 0 && <p>{answeredBy(Author)}</p>}
      {parts.map(({ part, sentences }) => (
        <section key={part} className={styles.part}>
          <h4>{casePartTitles[part]}</h4>
          <ul className={styles.sentences}>
            {sentences.map((sentence) => (
              <li key={sentence}>
                <q>{sentence}</q>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {Provisions.length > 0 && (
        <p className={styles.about}>
          {caseTexts.provisions}{" "}
          {Provisions.map((provision, at) => (
            <span key={provision.Path}>
              {at > 0 && ", "}
              <Link to={provision.Path}>{provision.Label}</Link>
            </span>
          ))}
        </p>
      )}
      {Path !== null && (
        <p>
          <Link to={Path}>{caseTexts.whole}</Link>
        </p>
      )}
    </article>
  );
}

function Wording({ wording: { title, path, sentences } }: { wording: WordingView }) {
  return (
    <section className={styles.case}>
      <h3>{caseTexts.wording}</h3>
      <p>{path === null ? title : <Link to={path}>{title}</Link>}</p>
      {sentences.map((sentence) => (
        <blockquote key={sentence}>{sentence}</blockquote>
      ))}
    </section>
  );
}
