import { TextField } from "@mui/material";

interface Props {
  label: string;
  /** ISO 8601: "2026-11-23". */
  value: string;
  onChange: (day: string) => void;
}

/** A day among other fields in a row. */
export const DayField = ({ label, value, onChange }: Props) => (
  <TextField
    label={label}
    type="date"
    size="small"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);
