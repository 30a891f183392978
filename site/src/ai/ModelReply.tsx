import type { AiReply, AiSentence } from "@lagrum/core/ai/aiSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import styles from "./AiReply.module.css";

const partTitles: Record<AiSentence["Part"], string> = {
  Fact: "Svaret",
  Short: "Kort svar",
  Conditions: "Det som gäller",
  Steps: "Vad man kan göra",
  Exceptions: "När det kan bli annorlunda",
};
const parts = Object.keys(partTitles) as AiSentence["Part"][];

/** The sentences of a model, each with the number of its source, and the sources. */
export function ModelReply({ reply, isStreaming }: { reply: AiReply; isStreaming: boolean }) {
  return (
    <>
      {parts.map((part) => (
        <ReplyPart key={part} part={part} reply={reply} />
      ))}
      {reply.Sentences.length > 0 && !isStreaming && <SourceList sources={reply.Sources} />}
    </>
  );
}

function ReplyPart({ part, reply: { Sentences, Sources } }: { part: AiSentence["Part"]; reply: AiReply }) {
  const sentences = Sentences.filter((sentence) => sentence.Part === part);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{partTitles[part]}</h3>
      <ul className={styles.sentences}>
        {sentences.map(({ Text, Sources: numbers }) => (
          <li key={Text}>
            {Text}
            {numbers.map((number) => (
              <a key={number} className={styles.mark} href={`#kalla-${number + 1}`} aria-label={`Källa ${number + 1}`}>
                {number + 1}
                <span className={styles.passage} aria-hidden="true">
                  {Sources[number]?.Passage}
                </span>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SourceList({ sources }: { sources: AiReply["Sources"] }) {
  return (
    <section className={styles.part}>
      <h3>Källor</h3>
      <ol className={styles.sources}>
        {sources.map(({ Title, Path, Author, ValidAt, Passage, Provisions }, index) => (
          <li key={`${Path} ${Passage}`} id={`kalla-${index + 1}`}>
            {Path === null ? Title : <Link to={Path}>{Title}</Link>}
            <p className={styles.about}>
              {[Author, ValidAt === null ? null : `gäller per ${formatDate(ValidAt)}`].filter(Boolean).join(", ")}
            </p>
            <blockquote>{Passage}</blockquote>
            {Provisions.length > 0 && (
              <p className={styles.about}>
                Lagrum:{" "}
                {Provisions.map((provision, at) => (
                  <span key={provision.Path}>
                    {at > 0 && ", "}
                    <Link to={provision.Path}>{provision.Label}</Link>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
