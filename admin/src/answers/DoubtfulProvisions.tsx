import type { AnswerText } from "@lagrum/core/answer/answerText";
import { Alert } from "@mui/material";
import { doubtOf } from "./doubtOf.ts";
import { useProvisionCheck } from "./useProvisionCheck.ts";

/** Warns in a dialog about what is repealed or not found, before the answer is published. */
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
