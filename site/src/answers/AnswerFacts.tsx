import type { Answer, StaffAnswer } from "@lagrum/core/contract/answer";
import { dayOf, formatDate } from "@lagrum/core/domain/dates";
import { readingMinutes } from "@lagrum/core/domain/readingTime";
import { capitalise, stripHtml } from "@lagrum/core/domain/text";
import styles from "./AnswerFacts.module.css";

/** Who answered and when, how old the law in it is, and how long it takes to read. */
export function AnswerFacts({ answer }: { answer: Answer | StaffAnswer }) {
  const { User, PublishedAt, UpdatedAt, ValidAt } = answer;
  const isUpdated = PublishedAt !== null && dayOf(new Date(UpdatedAt)) > dayOf(new Date(PublishedAt));
  const minutes = readingMinutes(stripHtml(answer.AnswerBody));
  return (
    <dl className={styles.facts}>
      {User && (
        <div className={styles.author}>
          <dt>Svar av</dt>
          <dd>
            {User.Name}
            {User.Title && <span>{capitalise(User.Title)}</span>}
          </dd>
        </div>
      )}
      {PublishedAt && <Day term="Publicerat" at={PublishedAt} />}
      {isUpdated && <Day term="Uppdaterat" at={UpdatedAt} />}
      {ValidAt && <Day term="Gäller per" at={ValidAt} />}
      <div className={styles.reading}>
        <dt>Lästid</dt>
        <dd>{minutes === 1 ? "1 minut" : `${minutes} minuter`}</dd>
      </div>
    </dl>
  );
}

function Day({ term, at }: { term: string; at: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <time dateTime={at}>{formatDate(at)}</time>
      </dd>
    </div>
  );
}
