import { lengths } from "@lagrum/core/contract/lengths";
import { Alert, TextField } from "@mui/material";
import { HttpError } from "react-admin";

/** Why a booking was refused for a possible conflict of interest, in a CONFLICT_FOUND error; only administrators get it. */
export function conflictOf(error: unknown): string | null {
  const body: unknown = error instanceof HttpError ? error.body : null;
  const { Conflict } = Object(body);
  return typeof Conflict === "string" ? Conflict : null;
}

interface Props {
  conflict: string;
  reason: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

/** The conflict, and the administrator's reason to book in spite of it. */
export function ConflictDecision({ conflict, reason, onChange, error }: Props) {
  return (
    <>
      <Alert severity="warning" sx={{ mt: 2, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {conflict}
      </Alert>
      <TextField
        required
        fullWidth
        multiline
        minRows={2}
        margin="dense"
        label="Skäl att boka ändå"
        value={reason}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        helperText={error ?? "Skälet sparas i loggen med ditt namn."}
        slotProps={{ htmlInput: { maxLength: lengths.Reason.max } }}
      />
    </>
  );
}
