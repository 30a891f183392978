import type { AnswerText } from "@lagrum/core/answer/answerText";
import { Alert } from "@mui/material";
import { doubtOf } from "./doubtOf.ts";
import { useProvisionCheck } from "./useProvisionCheck.ts";

/** Alerts about repealed and unknown provisions, for the dialogs that publish an answer. */
export function DoubtfulProvisions({ id, text }: { id: number; text: AnswerText }) {
  return useProvisionCheck(id, text).flatMap((checked) => {
    const doubt = checked.Confirmed ? null : doubtOf(checked);
    if (doubt === null) return [];
    return (
      <Alert key={`${checked.Index} ${checked.Label}`} severity="warning" sx={{ mt: 2 }}>
        {checked.Label}: {doubt}
      </Alert>
    );
  });
}
