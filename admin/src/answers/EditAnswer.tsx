import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import { textOf } from "@lagrum/core/answer/answerText";
import type { PublishedTexts } from "@lagrum/core/pii/publication";
import { Button, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { useNotify, useRefresh } from "react-admin";
import { AnonymiseBeforePublishing } from "../anonymisation/AnonymiseBeforePublishing.tsx";
import { useDraft } from "../drafts/useDraft.ts";
import { AnswerEditor } from "./AnswerEditor.tsx";
import { EditorBar } from "./EditorBar.tsx";

interface Props {
  answer: StaffAnswer;
  /** The question's `UpdatedAt`. */
  readAt: string | undefined;
  onClose: () => void;
}

/** Edits an answer that has been sent. It is saved on request only, since readers see the change at once. */
export function EditAnswer({ answer, readAt, onClose }: Props) {
  const draft = useDraft({ QuestionID: answer.ID, answer, savesItself: false });
  const notify = useNotify();
  const refresh = useRefresh();
  const { state, send } = draft;
  const [toAnonymise, setToAnonymise] = useState<PublishedTexts | null>(null);
  // Increased when the text was replaced from outside the editor, to mount a new one.
  const [edition, setEdition] = useState(0);
  const { AnswerBody, error } = state.context;
  const cleaned = (body: string) => {
    setToAnonymise(null);
    if (body !== AnswerBody) {
      send({ type: "REPLACE", text: { ...textOf(state.context), AnswerBody: body } });
      setEdition(edition + 1);
    }
    send({ type: "SAVE" });
  };
  const isSaved = state.matches("saved") && state.context.savedAt !== null;
  useEffect(() => {
    if (!isSaved) return;
    notify("Ändringen är sparad.", { type: "success" });
    refresh();
    onClose();
    document.documentElement.scrollTop = 0;
  }, [isSaved, notify, refresh, onClose]);
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary", my: 2 }}>
        Den som frågade får inget nytt mejl när du ändrar ett skickat svar.
      </Typography>
      <AnswerEditor key={edition} draft={draft} type={answer.Type} />
      {error === "IDENTIFYING_LEFT" && (
        <Button
          variant="outlined"
          onClick={() =>
            setToAnonymise({ Title: answer.Title, QuestionBody: answer.Question.QuestionBody, AnswerBody })
          }
        >
          Gå igenom texten
        </Button>
      )}
      {toAnonymise && (
        <AnonymiseBeforePublishing
          id={answer.ID}
          texts={toAnonymise}
          readAt={readAt}
          author={answer.User?.Name ?? ""}
          onClose={() => setToAnonymise(null)}
          onDone={cleaned}
        />
      )}
      <EditorBar draft={draft}>
        <Button
          disabled={state.hasTag("pending")}
          onClick={() => {
            draft.device.discard();
            onClose();
          }}
        >
          Avbryt
        </Button>
        <Button variant="contained" disabled={!state.can({ type: "SAVE" })} onClick={() => send({ type: "SAVE" })}>
          Spara ändringen
        </Button>
      </EditorBar>
    </>
  );
}
