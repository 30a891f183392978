import { lengths } from "@lagrum/core/contract/lengths";
import { formatDateTime } from "@lagrum/core/text/dates";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { Button } from "../ui/Button.tsx";
import { Counter } from "../ui/Counter.tsx";
import styles from "../ui/Form.module.css";
import { Tag } from "../ui/Tag.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import page from "./AccountPage.module.css";
import { type Asked, saveAnswer } from "./testAnswers.ts";
import { keepTestDraft, readTestDraft } from "./testDraft.ts";

interface Props {
  userId: number;
  /** Counted from one. */
  number: number;
  asked: Asked;
  /** Whether answers can still be written. */
  isOpen: boolean;
  api: Pick<SiteClient, "answerTestQuestion" | "updateTestAnswer">;
  onSaved: (answer: Asked["answer"]) => void;
}

/** One test question with its answer, saved by itself. What isn't saved survives a reload of the tab. */
export function TestAnswerForm({ userId, number, asked, isOpen, api, onSaved }: Props) {
  const { ID, Title, QuestionBody, answer } = asked;
  const saved = answer?.AnswerBody ?? "";
  const [text, setText] = useState(() => readTestDraft(userId, ID) ?? saved);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Someone answered in another tab: the next save replaces that.
  const [isThere, setThere] = useState(answer !== null);
  const key = useRef(crypto.randomUUID());
  const field = `answer-${ID}`;
  const isUnsaved = text !== saved;
  const canWrite = isOpen && answer?.GradedAt == null;

  useEffect(() => {
    if (!isUnsaved || !canWrite) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isUnsaved, canWrite]);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const sent = text;
    const fault = faultOf(sent);
    setError(fault);
    if (fault) {
      document.getElementById(field)?.focus();
      return;
    }
    setSending(true);
    const params = { id: userId, testQuestionId: ID };
    const outcome = await saveAnswer(api, params, sent, { isNew: !isThere, idempotencyKey: key.current });
    setSending(false);
    if (outcome.ok) {
      setThere(true);
      const isSame = textNow.current === sent;
      if (isSame) keepTestDraft(userId, ID, undefined);
      // What the server has made of it; what was typed meanwhile stays.
      if (isSame) setText(outcome.body.AnswerBody ?? sent);
      onSaved(outcome.body);
      return;
    }
    if (outcome.body.Code === "ANSWER_EXISTS") setThere(true);
    const [code] = outcome.body.Details?.AnswerBody ?? [];
    const reason = code ? fieldText("TestAnswerBody", code) : errorText(outcome.body.Code);
    setError(`${reason} ${accountTexts["test.kept"]}`);
  };

  const textNow = useRef(text);
  const type = (next: string) => {
    textNow.current = next;
    setText(next);
    keepTestDraft(userId, ID, next === saved ? undefined : next);
  };

  return (
    <section className={page.question} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>
        {number}. {Title}
      </h2>
      <p className={styles.kept}>{QuestionBody}</p>
      {canWrite ? (
        <form noValidate onSubmit={(event) => void save(event)}>
          <TextArea
            name={field}
            label={`Ditt svar på fråga ${number}`}
            error={error ?? undefined}
            value={text}
            onChange={(event) => type(event.currentTarget.value)}
          >
            <Counter length={text.length} max={lengths.TestAnswerBody.max} />
          </TextArea>
          <p role="status">
            <Standing answer={answer} isUnsaved={isUnsaved} />
          </p>
          <Button look="secondary" busy={sending} aria-describedby={`${field}-title`}>
            {sending ? "Sparar…" : answer ? "Spara ändringen" : "Spara svaret"}
          </Button>
        </form>
      ) : (
        <>
          <h3>Ditt svar</h3>
          <p className={styles.kept}>{saved || "Du svarade inte på den här frågan."}</p>
          <p>
            <Standing answer={answer} isUnsaved={false} />
          </p>
        </>
      )}
    </section>
  );
}

function faultOf(text: string): string | null {
  if (text.trim() === "") return accountTexts["test.empty"];
  if (text.length > lengths.TestAnswerBody.max) return accountTexts["test.tooLong"];
  return null;
}

/** Whether what is on the screen is with us, and whether it has been read. */
function Standing({ answer, isUnsaved }: { answer: Asked["answer"]; isUnsaved: boolean }) {
  if (isUnsaved) return <Tag tone="caution">Inte sparat</Tag>;
  if (!answer) return null;
  const { GradedAt, UpdatedAt } = answer;
  return (
    <>
      <Tag tone="done">{GradedAt ? "Bedömt" : "Sparat"}</Tag>{" "}
      {GradedAt
        ? `${formatDateTime(GradedAt)}. Svaret kan inte längre ändras.`
        : `${formatDateTime(UpdatedAt)}. Du kan ändra svaret tills det är bedömt.`}
    </>
  );
}
