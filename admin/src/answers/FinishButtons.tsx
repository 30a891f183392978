import { textOf } from "@lagrum/core/answer/answerText";
import { missingSources } from "@lagrum/core/answer/missingSources";
import type { PublishedTexts } from "@lagrum/core/pii/publication";
import type { Question } from "@lagrum/core/question/questionSchema";
import { publicationObstacle } from "@lagrum/core/question/questionState";
import { stripHtml } from "@lagrum/core/text/text";
import { errorText } from "@lagrum/core/texts/errors";
import { Alert, Button, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AnonymiseBeforePublishing } from "../anonymisation/AnonymiseBeforePublishing.tsx";
import type { DraftState } from "../drafts/useDraft.ts";
import { useSession } from "../session/SessionContext.ts";
import { DialogFrame } from "../ui/DialogFrame.tsx";
import { DoubtfulProvisions } from "./DoubtfulProvisions.tsx";
import { EditorBar } from "./EditorBar.tsx";
import { isReason, MissingSourcesField } from "./MissingSourcesField.tsx";
import { reminders } from "./reminders.ts";

const confirmations = {
  SEND: {
    title: "Skicka svaret?",
    text: "Svaret mejlas till den som frågade. Det publiceras inte på webbplatsen.",
    button: "Skicka svaret",
  },
  PUBLISH: {
    title: "Skicka och publicera?",
    text: "Svaret mejlas till den som frågade, och fråga och svar blir synliga för alla på webbplatsen. Läs igenom att ingen kan kännas igen.",
    button: "Skicka och publicera",
  },
} as const;

interface Props {
  draft: DraftState;
  question: Question;
  /** Called when the answer's text was replaced, so that the editor shows it. */
  onReplaced: () => void;
}

/** Sends the answer, or sends and publishes it, after a confirmation. */
export function FinishButtons({ draft, question, onReplaced }: Props) {
  const { state, send } = draft;
  const [confirming, setConfirming] = useState<keyof typeof confirmations | null>(null);
  const { me } = useSession();
  const queryClient = useQueryClient();
  // The anonymised question is saved but not yet refetched: publishing waits for it.
  const [isRefetching, setRefetching] = useState(false);
  // The texts as they were when anonymisation began.
  const [toAnonymise, setToAnonymise] = useState<PublishedTexts | null>(null);
  // Outlives the dialog, so that the reason is entered once.
  const [reason, setReason] = useState("");
  const [isRefused, setRefused] = useState(false);
  const { AnswerBody } = state.context;
  const missing = confirming === "PUBLISH" ? missingSources(state.context, false) : [];
  const cleaned = (body: string) => {
    if (body !== AnswerBody) {
      send({ type: "REPLACE", text: { ...textOf(state.context), AnswerBody: body } });
      onReplaced();
    }
    setRefetching(true);
    void queryClient.invalidateQueries().finally(() => setRefetching(false));
    setToAnonymise(null);
    setConfirming("PUBLISH");
  };
  const isEmpty = stripHtml(state.context.AnswerBody) === "";
  const obstacle = publicationObstacle(question);
  const may = (type: "SEND" | "PUBLISH") => !isEmpty && state.can({ type });
  return (
    <>
      <EditorBar draft={draft}>
        <Button variant="outlined" disabled={!may("SEND")} onClick={() => setConfirming("SEND")}>
          Skicka svaret
        </Button>
        <Button
          variant="contained"
          disabled={obstacle !== null || isRefetching || !may("PUBLISH")}
          onClick={() => setToAnonymise({ Title: question.Title, QuestionBody: question.QuestionBody, AnswerBody })}
        >
          Skicka och publicera
        </Button>
        {obstacle !== null && (
          <Typography variant="body2" sx={{ color: "text.secondary", flexBasis: "100%" }}>
            {errorText(obstacle)}
          </Typography>
        )}
      </EditorBar>
      {toAnonymise && (
        <AnonymiseBeforePublishing
          id={question.ID}
          texts={toAnonymise}
          readAt={question.UpdatedAt}
          author={`${me.FirstName} ${me.LastName}`}
          onClose={() => setToAnonymise(null)}
          onDone={cleaned}
        />
      )}
      {confirming !== null && (
        <DialogFrame
          title={confirmations[confirming].title}
          description={confirmations[confirming].text}
          action={confirmations[confirming].button}
          onSubmit={() => {
            if (missing.length > 0 && !isReason(reason)) return setRefused(true);
            const Reason = missing.length > 0 ? reason.trim() : undefined;
            send(confirming === "SEND" ? { type: "SEND" } : { type: "PUBLISH", Reason });
            setConfirming(null);
          }}
          onCancel={() => setConfirming(null)}
        >
          {reminders(state.context).map((reminder) => (
            <Alert key={reminder} severity="warning" sx={{ mt: 2 }}>
              {reminder}
            </Alert>
          ))}
          <DoubtfulProvisions id={question.ID} text={textOf(state.context)} />
          <MissingSourcesField missing={missing} value={reason} isRefused={isRefused} onChange={setReason} />
        </DialogFrame>
      )}
    </>
  );
}
