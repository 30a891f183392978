import { TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { DialogFrame } from "../ui/DialogFrame.tsx";

interface Props {
  title: string;
  /** The consequences, one sentence each. */
  consequences: string[];
  field: { label: string; hint: string; error?: string | undefined };
  action: string;
  color: "primary" | "error";
  isPending: boolean;
  formError: string | null;
  onDecide: (Reason: string) => void;
  onCancel: () => void;
  /** Fields above the text. */
  children?: ReactNode;
}

/** Confirms a decision, with a field for the mail's text. */
export function DecisionDialog({
  consequences,
  field,
  action,
  isPending,
  onDecide,
  onCancel,
  children,
  ...frame
}: Props) {
  const [Reason, setReason] = useState("");
  return (
    <DialogFrame
      {...frame}
      description={consequences.map((sentence) => (
        <p key={sentence} style={{ margin: "0 0 0.5em" }}>
          {sentence}
        </p>
      ))}
      action={isPending ? "Skickar …" : action}
      isPending={isPending}
      onSubmit={() => onDecide(Reason)}
      onCancel={isPending ? null : onCancel}
    >
      {children}
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
    </DialogFrame>
  );
}
