import type { AiReply, AiSentence } from "@lagrum/core/ai/aiSchema";
import { formatDate } from "@lagrum/core/text/dates";
import { Link } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { EmergencyNotice } from "../emergency/EmergencyNotice.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./AiReply.module.css";
import { AskHuman } from "./AskHuman.tsx";
import { ReplyRating } from "./ReplyRating.tsx";

const partTitles: Record<AiSentence["Part"], string> = {
  Short: "Kort svar",
  Conditions: "Det som gäller",
  Steps: "Vad man kan göra",
  Exceptions: "När det kan bli annorlunda",
};
const parts = Object.keys(partTitles) as AiSentence["Part"][];

const reasons: Record<NonNullable<AiReply["Reason"]>, string> = {
  NoSource: "Inget av våra svar och lagrum besvarar din fråga tillräckligt tydligt. Därför gissar vi inte.",
  Danger:
    "När någon kan vara i fara är det en människa som ska svara. Ring numren här ovanför först. Vad lagen säger kan en jurist hjälpa dig med.",
  Blocked: "Svaret på den här frågan var fel när någon ställde den förut. Därför har vi stoppat det.",
  Chance: "Den här sidan bedömer aldrig hur det kan gå för dig. Det kan bara en människa som läser dina handlingar.",
  Writing: "Den här sidan skriver inga brev, avtal eller överklaganden. Det kan en jurist hjälpa dig med.",
  OtherCountry: "Våra svar gäller svensk rätt. Om andra länders lag vet den här sidan ingenting.",
  Advice: "Den här sidan rekommenderar inget. Den återger bara vad våra svar och lagen säger.",
};

interface Props {
  reply: AiReply;
  /** The reply is being streamed: more sentences may follow. */
  isStreaming: boolean;
}

/** A reply: quoted sentences, each with its source; or the reason why there is none, and links. */
export function AiReplyView({ reply, isStreaming }: Props) {
  const { Kind, Writer, Code, Emergency, Reason, Question, Sentences, HasTimeLimit, HasPremise, Nearest } = reply;
  return (
    <>
      {Emergency && <EmergencyNotice />}
      {Kind === "Unknown" && (
        <Notice tone="info" title={Reason === "Danger" ? "Prata med en människa" : "Jag vet inte"}>
          <p>{reasons[Reason ?? "NoSource"]}</p>
        </Notice>
      )}
      {Kind === "Answer" && (
        <>
          <p className={styles.lead}>
            {Writer === "Quotes"
              ? "Det här är citat ur svar som våra rådgivare har gett andra, hopsatta av en dator. ”Du” i ett citat är den som frågade då. Hör det till din situation? Läs källan."
              : "Meningarna är skrivna av en språkmodell. En annan dator har kontrollerat varje mening mot sin källa och tagit bort dem som inte har stöd. Hör det till din situation? Läs källan."}
          </p>
          {HasPremise && (
            <p className={styles.lead}>
              Din fråga tar något för givet. Kontrollera det mot källorna: de säger vad som gäller, inte att frågan
              stämmer.
            </p>
          )}
          {parts.map((part) => (
            <ReplyPart key={part} part={part} reply={reply} />
          ))}
          {HasTimeLimit && !isStreaming && (
            <Notice tone="caution" title="Kontrollera tiden själv">
              <p>
                En tid i svaret säger inget om just ditt sista datum. Läs vad som står i ditt beslut eller avtal, räkna
                från den dagen och jämför med lagrummet i källan. Är du osäker: ring myndigheten eller domstolen som har
                skrivit till dig, i dag.
              </p>
            </Notice>
          )}
          {Sentences.length > 0 && !isStreaming && <SourceList sources={reply.Sources} />}
        </>
      )}
      {!isStreaming && Nearest.length > 0 && (
        <section className={styles.part}>
          <h3>{Kind === "Answer" ? "Liknande svar" : "De närmaste svaren"}</h3>
          <ul>
            {Nearest.map(({ ID, Title, Uri }) => (
              <li key={ID}>
                <Link to="/answers/$id" params={{ id: Uri }}>
                  {Title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isStreaming && Code !== null && <ReplyRating key={Code} code={Code} rate={api().rateAiReply} />}
      {!isStreaming && Kind !== "Clarify" && <AskHuman question={Question} area={reply.Area} />}
    </>
  );
}

function ReplyPart({ part, reply: { Sentences, Sources, Writer } }: { part: AiSentence["Part"]; reply: AiReply }) {
  const sentences = Sentences.filter((sentence) => sentence.Part === part);
  if (sentences.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{partTitles[part]}</h3>
      <ul className={styles.sentences}>
        {sentences.map(({ Text, Sources: numbers }) => (
          <li key={Text}>
            {Writer === "Quotes" ? <q>{Text}</q> : Text}
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
