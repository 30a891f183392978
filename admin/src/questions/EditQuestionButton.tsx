import { lengths } from "@lagrum/core/contract/fields";
import type { Question } from "@lagrum/core/contract/question";
import { editObstacle } from "@lagrum/core/domain/answering";
import { Button, TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { FormDialog } from "../layout/FormDialog.tsx";
import { useSession } from "../session/SessionContext.ts";

/** Names and places go from the question before it is published; only whoever may save is asked to write. */
export function EditQuestionButton({ question }: { question: Question }) {
  const { me } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (editObstacle(question, me, new Date()) !== null) return null;
  return (
    <>
      <Button variant="outlined" sx={{ alignSelf: "flex-start" }} onClick={() => setOpen(true)}>
        Redigera frågan
      </Button>
      {isOpen && <EditDialog question={question} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Props {
  question: Pick<Question, "ID" | "Title" | "QuestionBody">;
  onClose: () => void;
}

function EditDialog({ question, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const [Title, setTitle] = useState(question.Title);
  const [QuestionBody, setBody] = useState(question.QuestionBody);
  const save = () => dataProvider.editQuestion(question.ID, { Title, QuestionBody });
  return (
    <FormDialog title="Redigera frågan" save={save} onClose={onClose} maxWidth="md">
      {(faults) => (
        <>
          <TextField
            label="Rubrik"
            fullWidth
            margin="normal"
            value={Title}
            onChange={(event) => setTitle(event.target.value)}
            error={faults.Title !== undefined}
            helperText={faults.Title ?? `Högst ${lengths.Title.max} tecken`}
          />
          <TextField
            label="Beskrivning"
            fullWidth
            multiline
            minRows={8}
            margin="normal"
            value={QuestionBody}
            onChange={(event) => setBody(event.target.value)}
            error={faults.QuestionBody !== undefined}
            helperText={faults.QuestionBody ?? "Ta bort namn, platser och annat som kan peka ut någon."}
          />
        </>
      )}
    </FormDialog>
  );
}
