import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Opened } from "../api/openByCode.ts";
import type { SiteClient } from "../api/siteClient.ts";
import type { FormState } from "../forms/submitForm.ts";
import { useProgressiveForm } from "../forms/useProgressiveForm.ts";
import { Breadcrumbs } from "../layout/Breadcrumbs.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { TextArea } from "../ui/TextArea.tsx";
import { AskParent } from "./AskParent.tsx";
import { InvalidAccessCode } from "./InvalidAccessCode.tsx";
import { Messages } from "./Messages.tsx";
import { type ReplyValues, replyForm, replyKind } from "./replyForm.ts";
import styles from "./StatusPage.module.css";
import { statusQuery } from "./statusQuery.ts";

const words = {
  facts: {
    title: "Lämna uppgifter",
    lead: "Vi behöver veta mer för att kunna svara. Läs vad vi undrar över och skriv ditt svar här. Uppgifterna publiceras aldrig.",
    label: "Dina uppgifter",
    hint: "Skriv bara det som hör till frågan. Du behöver inte ange namn eller personnummer.",
    button: "Skicka uppgifterna",
  },
  followUp: {
    title: "Ställ en följdfråga",
    lead: "Är något i svaret oklart? Du kan ställa en följdfråga utan kostnad. Den och vårt svar publiceras aldrig.",
    label: "Din följdfråga",
    hint: "Fråga om det som svaret handlar om. Gäller det något nytt ställer du en ny fråga.",
    button: "Skicka följdfrågan",
  },
};

interface Props {
  opened: Opened<QuestionStatus>;
  code: string;
  /** As the server rendered it. */
  start: FormState<ReplyValues>;
  send: SiteClient["replyToStaff"];
}

/** The page where the asker adds facts or asks a follow-up question, by the access code from the e-mail. */
export function ReplyPage({ opened: question, code, start, send }: Props) {
  if ("Code" in question) return <InvalidAccessCode {...question} />;
  const kind = replyKind(question.found);
  if (kind === null && start.refusal === null) return <NothingToReply question={question.found} code={code} />;
  return <Reply question={question.found} kind={kind ?? "facts"} code={code} start={start} send={send} />;
}

function NothingToReply({ question, code }: { question: QuestionStatus; code: string }) {
  return (
    <>
      <Breadcrumbs parent={<AskParent />} current="Din fråga" />
      <h1>Det finns inget att svara på</h1>
      <p>
        Vi väntar inte på några uppgifter om din fråga {question.Reference}, och tiden för en följdfråga är inte öppen.
      </p>
      <ButtonLink to="/ask_a_question/status" search={{ code }}>
        Till din fråga
      </ButtonLink>
    </>
  );
}

const opened = (found: QuestionStatus): Opened<QuestionStatus> => ({ found });

interface ReplyProps extends Omit<Props, "opened"> {
  question: QuestionStatus;
  kind: keyof typeof words;
}

function Reply({ question, kind, code, start, send }: ReplyProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { initial, revision, sending, summary, errors, formProps } = useProgressiveForm({
    form: replyForm,
    start,
    draftOf: `${kind}-${question.Reference}`,
    send: (call) => send({ params: { id: question.ID }, accessCode: code, ...call }),
    onSent: async (found) => {
      queryClient.setQueryData(statusQuery(code).queryKey, opened(found));
      await navigate({ to: "/ask_a_question/status", search: { code }, replace: true });
    },
  });
  const text = words[kind];
  return (
    <>
      <Breadcrumbs parent={<AskParent />} current={text.title} />
      <ErrorSummary {...summary} />
      <p className={styles.reference}>Referens {question.Reference}</p>
      <h1>{text.title}</h1>
      <p>{text.lead}</p>
      {kind === "followUp" && question.FollowUpUntil && <p>Sista dagen är {formatDateTime(question.FollowUpUntil)}.</p>}
      {question.Messages.length > 0 && <h2>Hittills</h2>}
      <Messages messages={question.Messages} />
      <form key={revision} action={`/ask_a_question/svara?code=${code}`} className={styles.reply} {...formProps}>
        <input type="hidden" name="Kind" value={kind} />
        <input type="hidden" name="Key" value={initial.Key} />
        <TextArea
          name="Message"
          label={text.label}
          hint={text.hint}
          error={errors.Message}
          defaultValue={initial.Message}
        />
        <Button busy={sending}>{sending ? "Skickar…" : text.button}</Button>
      </form>
      <details className={styles.action}>
        <summary>Läs din fråga</summary>
        <div className={styles.question}>
          <h2>{question.Title}</h2>
          <p>{question.QuestionBody}</p>
        </div>
      </details>
    </>
  );
}
