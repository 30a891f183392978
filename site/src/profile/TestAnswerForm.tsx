import { lengths } from "@lagrum/core/contract/lengths";
import { formatDateTime } from "@lagrum/core/text/dates";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import type { SiteClient } from "../api/siteClient.ts";
import { clearDraft, readDraft, saveDraft } from "../forms/draft.ts";
import { fieldErrors, invalid, summaryLines } from "../forms/errorSummary.ts";
import { Button } from "../ui/Button.tsx";
import { Counter } from "../ui/Counter.tsx";
import styles from "../ui/Form.module.css";
import { Tag } from "../ui/Tag.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import page from "./AccountPage.module.css";
import { type AskedTestQuestion, saveAnswer, testAnswerForm, testDraftKey } from "./testAnswers.ts";

interface Props {
  userId: number;
  /** Counted from one. */
  number: number;
  asked: AskedTestQuestion;
  /** Whether answers can still be written. */
  isOpen: boolean;
  api: Pick<SiteClient, "answerTestQuestion" | "updateTestAnswer">;
  onSaved: (answer: AskedTestQuestion["answer"]) => void;
}

/** One test question with its answer, each saved separately. An unsaved answer survives a reload. */
export function TestAnswerForm({ userId, number, asked, isOpen, api, onSaved }: Props) {
  const { ID, Title, QuestionBody, answer } = asked;
  const saved = answer?.AnswerBody ?? "";
  const draftKey = testDraftKey(userId, ID);
  const [text, setText] = useState(() => draftOf(draftKey) ?? saved);
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // An answer exists already, also one from another tab: the next save replaces it.
  const [isStored, setStored] = useState(answer !== null);
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
    const checked = testAnswerForm.check({ AnswerBody: sent });
    setError(null);
    if (!checked.ok) {
      setError(fieldErrors(testAnswerForm, invalid(checked.details)).AnswerBody ?? null);
      document.getElementById(field)?.focus();
      return;
    }
    setSending(true);
    const params = { id: userId, testQuestionId: ID };
    const outcome = await saveAnswer(api, params, sent, { isNew: !isStored, idempotencyKey: key.current });
    setSending(false);
    if (outcome.ok) {
      setStored(true);
      const isSame = textNow.current === sent;
      if (isSame) clearDraft(draftKey);
      // Shows the server's normalised text, unless more was typed meanwhile.
      if (isSame) setText(outcome.body.AnswerBody ?? sent);
      onSaved(outcome.body);
      return;
    }
    if (outcome.body.Code === "ANSWER_EXISTS") setStored(true);
    const [line] = summaryLines(testAnswerForm, outcome.body);
    setError([line?.text, accountTexts["test.preserved"]].join(" "));
  };

  const textNow = useRef(text);
  const type = (next: string) => {
    textNow.current = next;
    setText(next);
    if (next === saved) clearDraft(draftKey);
    else saveDraft(draftKey, next);
  };

  return (
    <section className={page.question} aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`}>
        {number}. {Title}
      </h2>
      <p className={styles.preserved}>{QuestionBody}</p>
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
            <AnswerStatus answer={answer} isUnsaved={isUnsaved} />
          </p>
          <Button variant="secondary" busy={sending} aria-describedby={`${field}-title`}>
            {sending ? "Sparar…" : answer ? "Spara ändringen" : "Spara svaret"}
          </Button>
        </form>
      ) : (
        <>
          <h3>Ditt svar</h3>
          <p className={styles.preserved}>{saved || "Du svarade inte på den här frågan."}</p>
          <p>
            <AnswerStatus answer={answer} isUnsaved={false} />
          </p>
        </>
      )}
    </section>
  );
}

function draftOf(key: string): string | undefined {
  const draft = readDraft(key);
  return typeof draft === "string" ? draft : undefined;
}

/** Whether the answer is saved, and whether it is graded. */
function AnswerStatus({ answer, isUnsaved }: { answer: AskedTestQuestion["answer"]; isUnsaved: boolean }) {
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
