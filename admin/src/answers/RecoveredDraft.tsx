import { type AnswerText, textOf } from "@lagrum/core/answer/answerText";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Box } from "@mui/material";
import { DraftOffer } from "../drafts/DraftOffer.tsx";
import type { DraftState } from "../drafts/useDraft.ts";
import { AnswerDiff } from "./AnswerDiff.tsx";

interface Props {
  draft: DraftState;
  onRestore: (text: AnswerText) => void;
}

/** Offers to restore text that an earlier page stored on this device but never saved. */
export function RecoveredDraft({ draft: { state, device }, onRestore }: Props) {
  const { recovered, dismiss } = device;
  if (recovered === null) return null;
  const text = textOf(recovered);
  return (
    <Box sx={{ mb: 2 }}>
      <DraftOffer
        canRestore={state.can({ type: "REPLACE", text })}
        onRestore={() => onRestore(text)}
        onDismiss={dismiss}
      >
        <p style={{ marginTop: 0 }}>
          Du skrev en text här {formatDateTime(new Date(recovered.writtenAt))} som inte hann sparas.
        </p>
        <Box
          sx={{ mb: 1.5, pl: 1.5, borderLeft: 2, maxHeight: "12rem", overflow: "auto" }}
          tabIndex={0}
          role="region"
          aria-label="Texten som inte hann sparas"
        >
          <AnswerDiff
            from={state.context}
            to={text}
            legend="Överstruket står bara i svaret nu, understruket bara i texten som inte hann sparas."
          />
        </Box>
      </DraftOffer>
    </Box>
  );
}
