import { textOf } from "@lagrum/core/answer/answerText";
import type { PublishedTexts } from "@lagrum/core/pii/publication";
import type { Question } from "@lagrum/core/question/questionSchema";
import { publicationObstacle } from "@lagrum/core/question/questionState";
import { stripHtml } from "@lagrum/core/text/text";
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
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AnonymiseBeforePublishing } from "../anonymisation/AnonymiseBeforePublishing.tsx";
import type { DraftState } from "../drafts/useDraft.ts";
import { useSession } from "../session/SessionContext.ts";
import { reminders } from "./reminders.ts";

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

interface Props {
  draft: DraftState;
  question: Question;
  /** The text was replaced: what shows it must show it anew. */
  onReplaced: () => void;
}

/** Sends the answer, or sends and publishes it, after a last question. */
export function FinishButtons({ draft, question, onReplaced }: Props) {
  const { state, send } = draft;
  const [asked, ask] = useState<keyof typeof questionsBefore | null>(null);
  const { me } = useSession();
  const queryClient = useQueryClient();
  // What was gone through is stored, and on its way back: until then there is nothing new to go through.
  const [isReading, setReading] = useState(false);
  // What is gone through stays as it was when that began.
  const [through, goThrough] = useState<PublishedTexts | null>(null);
  const { AnswerBody } = state.context;
  const cleaned = (body: string) => {
    if (body !== AnswerBody) {
      send({ type: "REPLACE", text: { ...textOf(state.context), AnswerBody: body } });
      onReplaced();
    }
    setReading(true);
    void queryClient.invalidateQueries().finally(() => setReading(false));
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
          disabled={obstacle !== null || isReading || !may("PUBLISH")}
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
        <AnonymiseBeforePublishing
          id={question.ID}
          texts={through}
          readAt={question.UpdatedAt}
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
