import { closingObstacle } from "@lagrum/core/question/closing";
import { filledFields, formatOptional } from "@lagrum/core/question/optionalFields";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { errorText } from "@lagrum/core/texts/errors";
import { optionalFieldTexts } from "@lagrum/core/texts/optionalFields";
import { Link } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { Opened } from "../api/openByCode.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Prose } from "../ui/Prose.tsx";
import { AskParent } from "./AskParent.tsx";
import { answerTime } from "./answerTime.ts";
import { BuyerRights } from "./BuyerRights.tsx";
import { FollowUpPurchase } from "./FollowUpPurchase.tsx";
import { InvalidAccessCode } from "./InvalidAccessCode.tsx";
import { Messages } from "./Messages.tsx";
import { Publication } from "./Publication.tsx";
import { QuestionTimeline } from "./QuestionTimeline.tsx";
import { StateNotice } from "./StateNotice.tsx";
import styles from "./StatusPage.module.css";
import { Withdrawal } from "./Withdrawal.tsx";

interface Props {
  opened: Opened<QuestionStatus>;
  code: string;
  /** Why an action that was posted without JavaScript failed. */
  refusal: string | null;
}

/** The asker's own page, opened with the mailed access code. */
export function StatusPage({ opened, code, refusal }: Props) {
  const [error, setError] = useState(refusal);
  const title = useRef<HTMLHeadingElement>(null);
  if ("Code" in opened) return <InvalidAccessCode {...opened} />;
  const question = opened.found;
  const action = { id: question.ID, code, onRefused: setError };
  const declined = question.Messages.find(({ Kind }) => Kind === "declined");
  const messages = question.Messages.filter((message) => message !== declined);
  return (
    <>
      <Breadcrumbs parent={<AskParent />} current="Din fråga" />
      <ErrorSummary errors={error ? [{ text: errorText(error) }] : []} title="Det gick inte att spara" />
      <p className={styles.reference}>
        Referens {question.Reference}, {question.Category.Name.toLocaleLowerCase("sv")}
      </p>
      <h1 ref={title} tabIndex={-1}>
        {question.Title}
      </h1>
      <StateNotice question={question} code={code} />
      {question.CallAt !== null && <p>Vi ringer dig {formatDateTime(question.CallAt)}.</p>}
      {declined && (
        <section className={styles.reason} aria-labelledby="declined">
          <h2 id="declined">Därför kan vi inte svara</h2>
          <p>{declined.Body}</p>
        </section>
      )}
      <QuestionTimeline question={question} />
      {question.State === "Open" && (
        <p>{answerTime(question)} Du får ett mejl när svaret finns, eller om vi behöver veta mer.</p>
      )}
      {question.AnswerBody !== null && (
        <section className={styles.answer} aria-labelledby="answer">
          <h2 id="answer">Svaret</h2>
          <Prose html={question.AnswerBody} />
        </section>
      )}
      {(messages.length > 0 || question.FollowUpUntil !== null) && (
        <section aria-labelledby="messages">
          <h2 id="messages">Mer om din fråga</h2>
          <Messages messages={messages} />
          {question.FollowUpUntil !== null && (
            <p>
              Är något i svaret oklart? Du kan ställa en följdfråga utan kostnad, till och med{" "}
              {formatDateTime(question.FollowUpUntil)}.{" "}
              <Link to="/ask_a_question/svara" search={{ code }} reloadDocument>
                Ställ en följdfråga
              </Link>
            </p>
          )}
        </section>
      )}
      <FollowUpPurchase question={question} code={code} />
      <section className={styles.question} aria-labelledby="question">
        <h2 id="question">Din fråga</h2>
        <p>{question.QuestionBody}</p>
        {filledFields(question).map(({ field, value }) => (
          <p key={field}>
            {optionalFieldTexts[field].summary}: {formatOptional(field, value)}
          </p>
        ))}
      </section>
      <Publication question={question} action={action} />
      {closingObstacle(question, "WITHDRAW") === null && (
        <Withdrawal {...action} onDone={() => title.current?.focus()} />
      )}
      {question.Order !== null && question.Order.PaidAt !== null && <BuyerRights order={question.Order} />}
    </>
  );
}
