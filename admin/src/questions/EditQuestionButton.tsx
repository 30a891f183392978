import { editObstacle } from "@lagrum/core/answer/answerRules";
import { lengths } from "@lagrum/core/contract/fieldSchema";
import type { Question } from "@lagrum/core/question/questionSchema";
import { Button, TextField } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import { useOptimisticLock } from "../conflicts/useOptimisticLock.ts";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { useSession } from "../session/SessionContext.ts";

/**
 * Edits the question, to remove personal data before publication. The dialog stays open if the reservation ends
 * meanwhile.
 */
export function EditQuestionButton({ question }: { question: Question }) {
  const { me } = useSession();
  const [isOpen, setOpen] = useState(false);
  const mayEdit = editObstacle(question, me, new Date()) === null;
  return (
    <>
      {mayEdit && (
        <Button variant="outlined" sx={{ alignSelf: "flex-start" }} onClick={() => setOpen(true)}>
          Redigera frågan
        </Button>
      )}
      {isOpen && <EditDialog question={question} onClose={() => setOpen(false)} />}
    </>
  );
}

const fields = [
  { name: "Title", label: "Rubrik" },
  { name: "QuestionBody", label: "Beskrivning" },
] as const;
const valuesOf = ({ Title, QuestionBody }: Texts) => ({ Title, QuestionBody });

type Texts = Pick<Question, "ID" | "Title" | "QuestionBody" | "UpdatedAt">;

interface Props {
  question: Texts;
  onClose: () => void;
}

function EditDialog({ question, onClose }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const { values, setValues, UpdatedAt, merging, isChanged } = useOptimisticLock(question, fields, valuesOf);
  const { Title, QuestionBody } = values;
  const save = () => dataProvider.editQuestion(question.ID, { ...values, UpdatedAt });
  return (
    <FormDialog
      title="Redigera frågan"
      save={save}
      onClose={onClose}
      maxWidth="md"
      merging={merging}
      isChanged={isChanged}
    >
      {(fieldErrors) => (
        <>
          <TextField
            label="Rubrik"
            fullWidth
            margin="normal"
            value={Title}
            onChange={(event) => setValues({ ...values, Title: event.target.value })}
            error={fieldErrors.Title !== undefined}
            helperText={fieldErrors.Title ?? `Högst ${lengths.Title.max} tecken`}
          />
          <TextField
            label="Beskrivning"
            fullWidth
            multiline
            minRows={8}
            margin="normal"
            value={QuestionBody}
            onChange={(event) => setValues({ ...values, QuestionBody: event.target.value })}
            error={fieldErrors.QuestionBody !== undefined}
            helperText={fieldErrors.QuestionBody ?? "Ta bort namn, platser och annat som kan peka ut någon."}
          />
        </>
      )}
    </FormDialog>
  );
}
