import type { Refusal } from "@lagrum/core/client";
import { lengths } from "@lagrum/core/contract/fields";
import type { Question } from "@lagrum/core/contract/question";
import { editObstacle } from "@lagrum/core/domain/answering";
import { fieldText } from "@lagrum/core/texts/errors";
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { HttpError, useDataProvider, useRefresh } from "react-admin";
import type { LagrumDataProvider } from "../dataProvider.ts";
import { useSession } from "../session/SessionContext.ts";

interface Fault {
  text: string;
  fields: Partial<Record<string, string>>;
}

function faultOf(error: unknown): Fault {
  const body = error instanceof HttpError ? (error.body as Refusal | undefined) : undefined;
  const fields = Object.entries(body?.Details ?? {}).flatMap(([field, [code]]) =>
    code ? [[field, fieldText(field, code)] as const] : [],
  );
  return { text: error instanceof Error ? error.message : String(error), fields: Object.fromEntries(fields) };
}

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
  const refresh = useRefresh();
  const [Title, setTitle] = useState(question.Title);
  const [QuestionBody, setBody] = useState(question.QuestionBody);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSaving, setSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await dataProvider.editQuestion(question.ID, { Title, QuestionBody });
      refresh();
      onClose();
    } catch (error) {
      setFault(faultOf(error));
      setSaving(false);
    }
  };
  return (
    <Dialog open fullWidth maxWidth="md" aria-labelledby="edit-question">
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id="edit-question">Redigera frågan</DialogTitle>
        <DialogContent>
          {fault && <Alert severity="error">{fault.text}</Alert>}
          <TextField
            label="Rubrik"
            fullWidth
            margin="normal"
            value={Title}
            onChange={(event) => setTitle(event.target.value)}
            error={fault?.fields.Title !== undefined}
            helperText={fault?.fields.Title ?? `Högst ${lengths.Title.max} tecken`}
          />
          <TextField
            label="Beskrivning"
            fullWidth
            multiline
            minRows={8}
            margin="normal"
            value={QuestionBody}
            onChange={(event) => setBody(event.target.value)}
            error={fault?.fields.QuestionBody !== undefined}
            helperText={fault?.fields.QuestionBody ?? "Ta bort namn, platser och annat som kan peka ut någon."}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? "Sparar …" : "Spara"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
