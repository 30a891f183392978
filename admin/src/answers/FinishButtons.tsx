import type { Question } from "@lagrum/core/contract/question";
import { type AnswerText, textOf } from "@lagrum/core/domain/answerText";
import type { PublishedTexts } from "@lagrum/core/domain/identifying/publication";
import { publicationObstacle } from "@lagrum/core/domain/questionState";
import { stripHtml } from "@lagrum/core/domain/text";
import { errorText } from "@lagrum/core/texts/errors";
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { GoThrough } from "../publication/GoThrough.tsx";
import { useSession } from "../session/SessionContext.ts";
import type { DraftInHand } from "./useDraft.ts";

const questionsBefore = {
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

/** What may be forgotten; nothing that keeps an answer from being sent. */
function reminders({ AnswerBody, Provisions }: AnswerText): string[] {
  const left = stripHtml(AnswerBody).match(/\[[^\]\n]{2,}\]/)?.[0];
  return [
    Provisions.length === 0 && "Svaret nämner inget lagrum.",
    left !== undefined && `Något från mallen är kvar att fylla i: ${left}`,
  ].filter((reminder) => reminder !== false);
}

interface Props {
  draft: DraftInHand;
  question: Question;
  /** The text was replaced: what shows it must show it anew. */
  onReplaced: () => void;
}

/** Sends the answer, or sends and publishes it, after a last question. */
export function FinishButtons({ draft, question, onReplaced }: Props) {
  const { state, send } = draft;
  const [asked, ask] = useState<keyof typeof questionsBefore | null>(null);
  const { me } = useSession();
  const refresh = useRefresh();
  // What is gone through stays as it was when that began.
  const [through, goThrough] = useState<PublishedTexts | null>(null);
  const { AnswerBody } = state.context;
  const cleaned = (body: string) => {
    if (body !== AnswerBody) {
      send({ type: "REPLACE", text: { ...textOf(state.context), AnswerBody: body } });
      onReplaced();
    }
    refresh();
    goThrough(null);
    ask("PUBLISH");
  };
  const isEmpty = stripHtml(state.context.AnswerBody) === "";
  const obstacle = publicationObstacle(question);
  const may = (type: "SEND" | "PUBLISH") => !isEmpty && state.can({ type });
  const before = questionsBefore[asked ?? "SEND"];
  return (
    <>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ flexWrap: "wrap", mt: 3, pt: 2, borderTop: 1, borderColor: "divider" }}
      >
        <Button
          variant="contained"
          disabled={obstacle !== null || !may("PUBLISH")}
          onClick={() => goThrough({ Title: question.Title, QuestionBody: question.QuestionBody, AnswerBody })}
        >
          Skicka och publicera
        </Button>
        <Button variant="outlined" disabled={!may("SEND")} onClick={() => ask("SEND")}>
          Skicka svaret
        </Button>
      </Stack>
      {obstacle !== null && (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          {errorText(obstacle)}
        </Typography>
      )}
      {through && (
        <GoThrough
          id={question.ID}
          texts={through}
          author={`${me.FirstName} ${me.LastName}`}
          onClose={() => goThrough(null)}
          onDone={cleaned}
        />
      )}
      <Dialog
        open={asked !== null}
        onClose={() => ask(null)}
        aria-labelledby="finish-title"
        aria-describedby="finish-text"
      >
        <DialogTitle id="finish-title">{before.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id="finish-text">{before.text}</DialogContentText>
          {reminders(state.context).map((reminder) => (
            <Alert key={reminder} severity="warning" sx={{ mt: 2 }}>
              {reminder}
            </Alert>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => ask(null)}>Avbryt</Button>
          <Button
            variant="contained"
            onClick={() => {
              if (asked !== null) send({ type: asked });
              ask(null);
            }}
          >
            {before.button}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
