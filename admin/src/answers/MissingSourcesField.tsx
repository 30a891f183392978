import type { Source } from "@lagrum/core/answer/missingSources";
import { lengths } from "@lagrum/core/contract/lengths";
import { fieldText } from "@lagrum/core/texts/errors";
import { TextField } from "@mui/material";

const names: Record<Source, string> = { Provisions: "lagrum", ValidAt: "”Gäller per”" };

export const isReason = (text: string) => text.trim().length >= lengths.Reason.min;

interface Props {
  missing: readonly Source[];
  value: string;
  isRefused: boolean;
  onChange: (value: string) => void;
}

/** Asks why an answer is published without a source. The reason is for the audit log. */
export function MissingSourcesField({ missing, value, isRefused, onChange }: Props) {
  if (missing.length === 0) return null;
  const isWrong = isRefused && !isReason(value);
  return (
    <TextField
      label={`Varför saknas ${missing.map((source) => names[source]).join(" och ")}?`}
      fullWidth
      multiline
      minRows={2}
      margin="normal"
      value={value}
      error={isWrong}
      helperText={isWrong ? fieldText("Reason", "TOO_SHORT") : "Skälet sparas i loggen. Läsarna ser det inte."}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
