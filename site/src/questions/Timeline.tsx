import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { isClosed } from "@lagrum/core/question/questionState";
import { formatDateTime } from "@lagrum/core/text/dates";
import styles from "./StatusPage.module.css";

interface Step {
  words: string;
  at?: string | null;
  done: boolean;
}

/** A question's timeline, as its asker sees it. */
function timeline(question: QuestionStatus): Step[] {
  return [
    { words: "Frågan togs emot", at: question.CreatedAt, done: true },
    { words: "Du bekräftade frågan", at: question.ConfirmedAt, done: question.ConfirmedAt !== null },
    ...(isClosed(question.State) ? [closing(question)] : answering(question)),
  ];
}

const endings: Partial<Record<QuestionStatus["State"], string>> = {
  Rejected: "Vi tackade nej till frågan",
  Withdrawn: "Du tog tillbaka frågan",
  Expired: "Frågan avslutades utan svar",
};

const closing = ({ State, ClosedAt }: QuestionStatus): Step => ({
  words: endings[State] ?? "Frågan avslutades",
  at: ClosedAt,
  done: true,
});

function answering(question: QuestionStatus): Step[] {
  return [
    { words: "Svaret är klart", at: question.AnsweredAt, done: question.AnsweredAt !== null },
    ...(question.Objected
      ? []
      : [{ words: "Fråga och svar är publicerade", at: question.PublishedAt, done: question.PublishedAt !== null }]),
  ];
}

export function Timeline({ question }: { question: QuestionStatus }) {
  return (
    <ol className={styles.timeline}>
      {timeline(question).map(({ words, at, done }) => (
        <li key={words} className={done ? styles.done : styles.waiting}>
          <span>{words}</span>
          <span className={styles.at}>{at ? formatDateTime(at) : done ? "" : "Inte än"}</span>
        </li>
      ))}
    </ol>
  );
}
