import type { AskAi } from "@lagrum/core/ai/aiSchema";
import { aiAnswer, type StreamEvent } from "@lagrum/core/machines/aiAnswer";
import type { Settings } from "@lagrum/core/settings/settingsSchema";
import { replyTitle } from "@lagrum/core/texts/aiReply";
import { useMachine } from "@xstate/react";
import { type SubmitEvent, useMemo, useState } from "react";
import { fromCallback } from "xstate";
import type { FormRefusal } from "../forms/errorSummary.ts";
import { fieldErrors, invalid, summaryLines, summaryTitle } from "../forms/errorSummary.ts";
import { useFormFields } from "../forms/useFormFields.ts";
import { inspect } from "../session/inspector.ts";
import { Button } from "../ui/Button.tsx";
import { ErrorSummary } from "../ui/ErrorSummary.tsx";
import { Notice } from "../ui/Notice.tsx";
import { AiForm } from "./AiForm.tsx";
import styles from "./AiPage.module.css";
import { AiReplyView } from "./AiReplyView.tsx";
import { AreaChoice } from "./AreaChoice.tsx";
import { aiForm } from "./aiForm.ts";
import type { AiState } from "./aiPost.ts";
import { MeasuredQuality } from "./MeasuredQuality.tsx";
import { ratingTexts } from "./ReplyRating.tsx";
import { streamReply } from "./streamReply.ts";

const machine = aiAnswer.provide({
  actors: {
    stream: fromCallback<{ type: string }, AskAi>(({ input, sendBack }) => {
      const leaving = new AbortController();
      void (async () => {
        for await (const event of streamReply(input, leaving.signal)) sendBack(event satisfies StreamEvent);
      })();
      return () => leaving.abort();
    }),
  },
});

/** The AI page. @param start as the server rendered it, with the reply to a form posted without JavaScript */
export function AiPage({ start, ai }: { start: AiState; ai: Settings["Ai"] }) {
  const [state, send] = useMachine(machine, { inspect });
  const fields = useFormFields({ form: aiForm, start });
  const [local, setLocal] = useState<FormRefusal | null>(start.refusal);
  const { error, Details } = state.context;
  const remote = useMemo(() => (error === null ? null : { Code: error, Details, isRemote: true }), [error, Details]);
  const refusal = remote ?? local;
  const lines = useMemo(() => summaryLines(aiForm, refusal), [refusal]);
  const isPending = state.hasTag("pending");
  const reply = state.context.question === null ? start.reply : state.context.reply;

  const ask = (AreaID: string) => {
    const values = { ...fields.read(), AreaID };
    const checked = aiForm.check(values);
    setLocal(checked.ok ? null : invalid(checked.details));
    if (checked.ok) send({ type: "ASK", question: checked.body });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask("");
  };
  const confirmation = reply?.Kind === "PersonalData" ? reply.Question : null;
  return (
    <>
      <ErrorSummary errors={lines} title={summaryTitle(aiForm, refusal)} />
      <h1>Fråga vår AI</h1>
      {start.rating && (
        <Notice tone={start.rating === "counted" ? "info" : "caution"}>
          <p>{ratingTexts[start.rating]}</p>
        </Notice>
      )}
      <Notice tone="caution" title="Du frågar en dator, inte en människa">
        <p>
          {ai.Model === null
            ? "AI:n svarar inte på din fråga och är ingen juridisk rådgivning. Den letar upp det fall som ligger närmast bland svaren som är publicerade här, och visar vad någon frågade, vad som svarades då och vad som skiljer. Ligger inget nära nog säger den det."
            : "Det AI:n skriver är ingen juridisk rådgivning. En språkmodell skriver bara ur publicerade svar som gäller samma fråga som din, och varje mening visar sin källa. Annars visas det fall som ligger närmast och vad som skiljer."}
        </p>
      </Notice>
      <AiForm
        key={`${fields.revision} ${confirmation}`}
        fields={fields}
        question={confirmation ?? fields.initial.Question}
        isReplaced={confirmation !== null}
        errors={fieldErrors(aiForm, refusal)}
        isPending={isPending}
        ai={ai}
        onSubmit={submit}
      />
      {isPending && (
        <Button type="button" variant="plain" onClick={() => send({ type: "STOP" })}>
          Avbryt
        </Button>
      )}
      <section className={styles.reply} aria-label="Svar" aria-live="polite" aria-busy={isPending}>
        {state.matches({ answering: "searching" }) && <p>Letar bland svar och lagrum …</p>}
        {reply && reply.Kind !== "PersonalData" && (
          <>
            <h2>{replyTitle(reply)}</h2>
            {reply.Kind === "Clarify" && <AreaChoice reply={reply} onChoose={(area) => ask(String(area))} />}
            <AiReplyView reply={reply} isStreaming={isPending} />
          </>
        )}
      </section>
      <MeasuredQuality />
    </>
  );
}
