import type { TheirText } from "@lagrum/core/machines/answerDraft";
import { formatDateTime, formatTime } from "@lagrum/core/text/dates";
import { errorText } from "@lagrum/core/texts/errors";
import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import { useState } from "react";
import type { DraftState } from "../drafts/useDraft.ts";
import { AnswerDiff } from "./AnswerDiff.tsx";
import { plainText } from "./plainText.ts";

function statusText({ state }: DraftState): string {
  const { savedAt, Version, savesItself } = state.context;
  if (state.matches("finishing")) return "Skickar …";
  if (state.matches("saving") || state.matches("comparing")) return "Sparar …";
  if (state.matches("saved")) {
    if (savedAt !== null) return `Sparat kl. ${formatTime(savedAt)}`;
    return Version === null ? "Texten sparas medan du skriver." : "Sparat";
  }
  if (state.matches("typed")) return savesItself ? "Skriver …" : "Inte sparat";
  return "Inte sparat";
}

interface Props {
  draft: DraftState;
  /** Sends an event that replaces the text in the editor. */
  onExchange: (event: { type: "TAKE_THEIRS" | "RESTORE_REPLACED" }) => void;
}

const whoSaved = ({ saved }: TheirText) =>
  saved ? `${saved.By} sparade svaret ${formatDateTime(saved.At)}.` : "Svaret har sparats på ett annat ställe.";

/** Shows whether the draft is saved, and resolves conflicts and errors. */
export function DraftStatus({ draft, onExchange }: Props) {
  const { state, send } = draft;
  const { error, theirs, replacedText } = state.context;
  const [isSeen, setSeen] = useState<typeof replacedText>(null);
  return (
    <Stack spacing={1} sx={{ my: 1 }}>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
        {statusText(draft)}
      </Typography>
      {error !== null && !state.matches("changedByOther") && !state.matches("notMine") && (
        <Alert
          severity="error"
          action={
            state.matches("unsaved") && (
              <Button color="inherit" size="small" onClick={() => send({ type: "SAVE" })}>
                Försök igen
              </Button>
            )
          }
        >
          {errorText(error)} Texten finns kvar här.
        </Alert>
      )}
      {replacedText !== null && replacedText !== isSeen && state.can({ type: "RESTORE_REPLACED" }) && (
        <Alert severity="info">
          Texten är utbytt. Den som stod här nyss går att ta tillbaka.
          <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              onClick={() => onExchange({ type: "RESTORE_REPLACED" })}
            >
              Ta tillbaka
            </Button>
            <Button color="inherit" size="small" onClick={() => setSeen(replacedText)}>
              Stäng
            </Button>
          </Stack>
        </Alert>
      )}
      {state.matches("changedByOther") && (
        <Alert severity="warning">
          <p style={{ marginTop: 0 }}>
            {theirs ? whoSaved(theirs) : "Svaret har sparats på ett annat ställe."} Din text finns kvar här. Vilken ska
            gälla?
          </p>
          {theirs !== null && (
            <Box
              sx={{ mb: 1.5, pl: 1.5, borderLeft: 2, maxHeight: "20rem", overflow: "auto" }}
              tabIndex={0}
              role="region"
              aria-label="Skillnaden mellan texterna"
            >
              <AnswerDiff
                from={theirs}
                to={state.context}
                legend="Överstruket står bara i den andra texten, understruket bara i din."
              />
            </Box>
          )}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
            <Button color="inherit" variant="outlined" size="small" onClick={() => send({ type: "KEEP_MINE" })}>
              Spara min text
            </Button>
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              disabled={theirs === null}
              onClick={() => onExchange({ type: "TAKE_THEIRS" })}
            >
              Ta den andra texten
            </Button>
          </Stack>
        </Alert>
      )}
      {state.matches("notMine") && (
        <Alert
          severity="warning"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => void navigator.clipboard.writeText(plainText(state.context))}
            >
              Kopiera texten
            </Button>
          }
        >
          {error !== null && errorText(error)} Din text finns kvar här men är inte sparad. Reservera frågan igen om den
          är ledig.
        </Alert>
      )}
    </Stack>
  );
}
