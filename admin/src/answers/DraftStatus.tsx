import { formatTime } from "@lagrum/core/domain/dates";
import { stripHtml } from "@lagrum/core/domain/text";
import { errorText } from "@lagrum/core/texts/errors";
import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import type { DraftInHand } from "./useDraft.ts";

function standing({ state }: DraftInHand): string {
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
  draft: DraftInHand;
  onTakeTheirs: () => void;
}

/** Whether what is on the screen is on the server, and what to do when it isn't. */
export function DraftStatus({ draft, onTakeTheirs }: Props) {
  const { state, send } = draft;
  const { error, theirs, AnswerBody } = state.context;
  return (
    <Stack spacing={1} sx={{ my: 1 }}>
      <Typography role="status" variant="body2" sx={{ color: "text.secondary" }}>
        {standing(draft)}
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
      {state.matches("changedByOther") && (
        <Alert severity="warning">
          <p style={{ marginTop: 0 }}>
            Svaret har sparats på ett annat ställe sedan du öppnade det. Din text finns kvar här. Vilken ska gälla?
          </p>
          {theirs !== null && (
            <Box
              component="blockquote"
              sx={{ m: 0, mb: 1.5, pl: 1.5, borderLeft: 2, maxHeight: 160, overflow: "auto", whiteSpace: "pre-line" }}
            >
              {stripHtml(theirs.AnswerBody) || "(tom text)"}
            </Box>
          )}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
            <Button color="inherit" variant="outlined" size="small" onClick={() => send({ type: "KEEP_MINE" })}>
              Spara min text
            </Button>
            <Button color="inherit" variant="outlined" size="small" disabled={theirs === null} onClick={onTakeTheirs}>
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
              onClick={() => void navigator.clipboard.writeText(stripHtml(AnswerBody))}
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
