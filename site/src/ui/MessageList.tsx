import { formatDateTime } from "@lagrum/core/text/dates";
import styles from "./MessageList.module.css";

interface Message {
  heading: string;
  /** ISO 8601. */
  at: string;
  body: string;
}

/** Messages between staff and a guest, oldest first. */
export function MessageList({ messages }: { messages: Message[] }) {
  if (messages.length === 0) return null;
  return (
    <ol className={styles.messages}>
      {messages.map(({ heading, at, body }) => (
        <li key={`${at} ${heading}`}>
          <h3>{heading}</h3>
          <p className={styles.at}>{formatDateTime(at)}</p>
          <p>{body}</p>
        </li>
      ))}
    </ol>
  );
}
