import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useRefresh } from "react-admin";
import { type Fault, faultOf } from "./fault.ts";

interface Props {
  title: string;
  /** Saves what was typed; a refusal is shown, with nothing lost. */
  save: () => Promise<unknown>;
  onClose: () => void;
  /** How wide it may be: wider for long texts. */
  maxWidth?: "sm" | "md";
  /** What the button says, when saving isn't the word for it. */
  words?: { save: string; saving: string };
  children: (fields: Fault["fields"]) => ReactNode;
}

const saveWords = { save: "Spara", saving: "Sparar …" };

/** A small form in a dialog. */
export function FormDialog({ title, save, onClose, maxWidth = "sm", words = saveWords, children }: Props) {
  const refresh = useRefresh();
  const [fault, setFault] = useState<Fault | null>(null);
  const [isSaving, setSaving] = useState(false);
  const id = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSaving(true);
    try {
      await save();
      refresh();
      onClose();
    } catch (error) {
      setFault(faultOf(error));
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      aria-labelledby={id}
      onClose={(_, why) => why === "escapeKeyDown" && onClose()}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {fault && <Alert severity="error">{fault.text}</Alert>}
          {children(fault?.fields ?? {})}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Avbryt</Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? words.saving : words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
