import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import styles from "./StatusPage.module.css";

type Message = QuestionStatus["Messages"][number];

const headings: Record<Message["Kind"], string> = {
  factsAsked: "Vi undrar",
  facts: "Du svarade",
  followUp: "Din följdfråga",
  followUpAnswer: "Vårt svar på följdfrågan",
  declined: "Därför kan vi inte svara",
};

/** Messages between staff and the asker, oldest first. */
export function Messages({ messages }: { messages: Message[] }) {
  if (messages.length === 0) return null;
  return (
    <ol className={styles.messages}>
      {messages.map(({ Kind, Body, At }) => (
        <li key={`${At} ${Kind}`}>
          <h3>{headings[Kind]}</h3>
          <p className={styles.at}>{formatDateTime(At)}</p>
          <p>{Body}</p>
        </li>
      ))}
    </ol>
  );
}
