import type { StaffNews } from "@lagrum/core/news/newsSchema";
import {
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from "@mui/material";
import { useState } from "react";
import { useInput, useRecordContext, ValidationError } from "react-admin";
import { fieldsOf, type LocalDateTime, toInstant } from "../ui/localDateTime.ts";
import { isPublishedAt, publicationLabel } from "./publication.ts";

type Choice = "draft" | "now" | "unchanged" | "later";
/** Timestamp, "now", null for a draft, or "" while date or time is missing. */
type PublishedAt = string | null;

const asIs = <T,>(value: T) => value;
const complete = (value: PublishedAt) => (value === "" ? "Välj dag och tid." : undefined);

function choiceOf(value: PublishedAt, stored: string | null, isPublished: boolean): Choice {
  if (value === null) return "draft";
  if (value === "now") return "now";
  return isPublished && value === stored ? "unchanged" : "later";
}

/** Draft, published or scheduled. */
export function PublicationInput() {
  const stored = useRecordContext<StaffNews & { id: number }>()?.PublishedAt ?? null;
  const { field, fieldState } = useInput<PublishedAt>({
    source: "PublishedAt",
    defaultValue: null,
    parse: asIs,
    format: asIs,
    validate: complete,
  });
  const [typed, setTyped] = useState<LocalDateTime>({ day: "", time: "" });
  const value: PublishedAt = field.value ?? null;
  const isPublished = isPublishedAt(stored, new Date());
  const choice = choiceOf(value, stored, isPublished);
  const shown = choice === "later" && value ? fieldsOf(value) : typed;

  const set = (next: LocalDateTime) => {
    setTyped(next);
    field.onChange(next.day && next.time ? toInstant(next) : "");
  };
  const choose = (next: Choice) => {
    if (next === "later") return set(shown);
    field.onChange({ draft: null, now: "now", unchanged: stored }[next]);
  };
  const formError = fieldState.error?.message;
  const choices: [Choice, string][] = [
    ["draft", isPublished ? "Avpublicera och spara som utkast" : "Spara som utkast"],
    isPublished ? ["unchanged", publicationLabel(stored, new Date())] : ["now", "Publicera när jag sparar"],
    ["later", isPublished ? "Avpublicera och publicera igen vid en tidpunkt" : "Publicera vid en tidpunkt"],
  ];
  return (
    <FormControl component="fieldset" error={formError !== undefined}>
      <FormLabel component="legend" sx={{ fontWeight: 600, color: "text.primary" }}>
        Publicering
      </FormLabel>
      <RadioGroup name="publication" value={choice} onChange={(_, next) => choose(next as Choice)}>
        {choices.map(([each, label]) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={label} />
        ))}
      </RadioGroup>
      {choice === "later" && (
        <Stack direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ mt: 1 }}>
          {(["day", "time"] as const).map((part) => (
            <TextField
              key={part}
              label={part === "day" ? "Dag" : "Klockslag"}
              type={part === "day" ? "date" : "time"}
              value={shown[part]}
              onChange={(event) => set({ ...shown, [part]: event.target.value })}
              error={formError !== undefined}
              helperText={part === "time" ? "Svensk tid." : undefined}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Stack>
      )}
      {formError !== undefined && (
        <FormHelperText role="alert">
          <ValidationError error={formError} />
        </FormHelperText>
      )}
    </FormControl>
  );
}
