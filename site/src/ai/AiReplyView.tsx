import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { aiLeadTexts, aiReasonTexts, aiTimeText, nearestTitles } from "@lagrum/core/texts/aiReply";
import { Link } from "@tanstack/react-router";
import { api } from "../api/api.ts";
import { EmergencyNotice } from "../emergency/EmergencyNotice.tsx";
import { Notice } from "../ui/Notice.tsx";
import styles from "./AiReply.module.css";
import { AskHuman } from "./AskHuman.tsx";
import { CaseList } from "./CaseList.tsx";
import { ModelReply } from "./ModelReply.tsx";
import { ReplyNotes } from "./ReplyNotes.tsx";
import { ReplyRating } from "./ReplyRating.tsx";

interface Props {
  reply: AiReply;
  /** The reply is being streamed: more sentences may follow. */
  isStreaming: boolean;
}

/** A reply: what to know first, then the cases or a model's sentences; or the reason why there is none, and links. */
export function AiReplyView({ reply, isStreaming }: Props) {
  const { Kind, Writer, Code, Emergency, Reason, Question, Sources, HasTimeLimit, Notes, Nearest } = reply;
  return (
    <>
      {Emergency && <EmergencyNotice />}
      <ReplyNotes notes={Notes} />
      {Kind === "Unknown" && (
        <Notice tone="info" title={Reason === "Danger" ? "Prata med en människa" : "Jag vet inte"}>
          <p>{aiReasonTexts[Reason ?? "NoSource"]}</p>
        </Notice>
      )}
      {Kind === "Answer" && <p className={styles.lead}>{aiLeadTexts[Writer]}</p>}
      {Kind === "Answer" && Writer === "Model" ? (
        <ModelReply reply={reply} isStreaming={isStreaming} />
      ) : (
        Sources.length > 0 && <CaseList reply={reply} />
      )}
      {HasTimeLimit && !isStreaming && (
        <Notice tone="caution" title="Kontrollera tiden själv">
          <p>{aiTimeText}</p>
        </Notice>
      )}
      {!isStreaming && Nearest.length > 0 && (
        <section className={styles.part}>
          <h3>{nearestTitles[Kind === "Answer" ? "Answer" : "Unknown"]}</h3>
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
