import { TextField } from "@mui/material";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The API's error, which replaces the hint. */
  error: string | undefined;
  hint: string;
  maxLength: number;
  minRows?: number;
}

/** A text of several lines in a dialog. */
export function LongTextField({ label, value, onChange, error, hint, maxLength, minRows = 3 }: Props) {
  return (
    <TextField
      label={label}
      fullWidth
      multiline
      minRows={minRows}
      margin="normal"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error !== undefined}
      helperText={error ?? hint}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}
