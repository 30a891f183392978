import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from "@mui/material";
import { type FormEvent, useId, useState } from "react";

interface Props {
  title: string;
  /** What will happen, sentence by sentence. */
  consequences: string[];
  field: { label: string; hint: string; error?: string | undefined };
  action: string;
  color: "primary" | "error";
  isPending: boolean;
  fault: string | null;
  onDecide: (Reason: string) => void;
  onCancel: () => void;
}

/** Says what a decision brings about and what is mailed, and takes the words for the mail. */
export function DecisionDialog({ title, consequences, field, action, color, isPending, fault, ...on }: Props) {
  const [Reason, setReason] = useState("");
  const id = useId();
  const decide = (event: FormEvent) => {
    event.preventDefault();
    on.onDecide(Reason);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={() => !isPending && on.onCancel()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form onSubmit={decide} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          {fault !== null && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {fault}
            </Alert>
          )}
          <DialogContentText id={`${id}-text`} component="div">
            {consequences.map((sentence) => (
              <p key={sentence} style={{ margin: "0 0 0.5em" }}>
                {sentence}
              </p>
            ))}
          </DialogContentText>
          <TextField
            label={field.label}
            fullWidth
            multiline
            minRows={4}
            margin="normal"
            value={Reason}
            onChange={(event) => setReason(event.target.value)}
            error={field.error !== undefined}
            helperText={field.error ?? field.hint}
          />
        </DialogContent>
        <DialogActions>
          <Button disabled={isPending} onClick={on.onCancel}>
            Avbryt
          </Button>
          <Button type="submit" variant="contained" color={color} disabled={isPending}>
            {isPending ? "Skickar …" : action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
