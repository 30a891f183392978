import { Stack, TextField } from "@mui/material";
import type { LocalDateTime } from "../ui/localDateTime.ts";

interface Props {
  value: LocalDateTime;
  onChange: (value: LocalDateTime) => void;
  error: string | undefined;
}

/** Day and time of a meeting, in Swedish time. Meetings start on a quarter hour. */
export function WhenFields({ value, onChange, error }: Props) {
  const shared = { margin: "normal", slotProps: { inputLabel: { shrink: true } } } as const;
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: "wrap" }}>
      <TextField
        {...shared}
        label="Dag"
        type="date"
        value={value.day}
        onChange={(event) => onChange({ ...value, day: event.target.value })}
        error={error !== undefined}
        helperText={error}
      />
      <TextField
        {...shared}
        label="Tid"
        type="time"
        slotProps={{ ...shared.slotProps, htmlInput: { step: 900 } }}
        value={value.time}
        onChange={(event) => onChange({ ...value, time: event.target.value })}
        error={error !== undefined}
      />
    </Stack>
  );
}
