import { errorText } from "@lagrum/core/texts/errors";
import { Alert, Button, Stack } from "@mui/material";
import { useState } from "react";
import type { DraftState } from "../drafts/useDraft.ts";
import { DraftConflict, whoSaved } from "./DraftConflict.tsx";
import { plainText } from "./plainText.ts";

interface Props {
  draft: DraftState;
  /** Sends an event that replaces the text in the editor. */
  onExchange: (event: { type: "TAKE_THEIRS" | "RESTORE_REPLACED" }) => void;
}

/** Errors and conflicts of the draft, with the actions that resolve them. */
export function DraftAlerts({ draft, onExchange }: Props) {
  const { state, send } = draft;
  const { context } = state;
  const { error, merged, replacedText } = context;
  const [seenMerge, setSeenMerge] = useState<typeof merged>(null);
  const [isSeen, setSeen] = useState<typeof replacedText>(null);
  return (
    <Stack spacing={1} sx={{ my: 1, "&:empty": { display: "none" } }}>
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
      {merged !== null && merged !== seenMerge && (
        <Alert severity="info" onClose={() => setSeenMerge(merged)}>
          {whoSaved(merged)} Ändringarna är sammanfogade med dina.
          {!context.savesItself && " Läs igenom texten och spara igen."}
        </Alert>
      )}
      {state.matches("changedByOther") && (
        <DraftConflict draft={draft} onTakeTheirs={() => onExchange({ type: "TAKE_THEIRS" })} />
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
