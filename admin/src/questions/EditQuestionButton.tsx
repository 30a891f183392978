import { editObstacle } from "@lagrum/core/answer/answerRules";
import { lengths } from "@lagrum/core/contract/lengths";
import { type Question, UpdateQuestion } from "@lagrum/core/question/questionSchema";
import { Button } from "@mui/material";
import { useState } from "react";
import { useDataProvider } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { LineInput, LongTextInput } from "../forms/dialogInputs.tsx";
import { LockedDialog } from "../forms/LockedDialog.tsx";
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
  return (
    <LockedDialog
      title="Redigera frågan"
      schema={UpdateQuestion}
      row={question}
      fields={fields}
      valuesOf={valuesOf}
      save={(body) => dataProvider.editQuestion(question.ID, body)}
      onClose={onClose}
      maxWidth="md"
    >
      <LineInput source="Title" label="Rubrik" hint={`Högst ${lengths.Title.max} tecken`} />
      <LongTextInput
        source="QuestionBody"
        label="Beskrivning"
        hint="Ta bort namn, platser och annat som kan peka ut någon."
        maxLength={lengths.QuestionBody.max}
        minRows={8}
      />
    </LockedDialog>
  );
}
