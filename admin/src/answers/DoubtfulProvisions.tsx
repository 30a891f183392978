import type { AnswerText } from "@lagrum/core/answer/answerText";
import { isVerified } from "@lagrum/core/law/provisionCheckSchema";
import { Alert } from "@mui/material";
import { checkedLabel } from "../law/checkedLabel.ts";
import { ConfirmPlaces } from "./ConfirmPlaces.tsx";
import { doubtOf } from "./doubtOf.ts";
import { useProvisionCheck } from "./useProvisionCheck.ts";

/** What stops the answer, and what must be confirmed, for the dialogs that send or publish it. */
export function DoubtfulProvisions({ id, text }: { id: number; text: AnswerText }) {
  const checks = useProvisionCheck(id, text);
  return (
    <>
      {checks
        .filter((checked) => !isVerified(checked))
        .map((checked) => (
          <Alert
            key={`${checked.Index} ${checkedLabel(checked)}`}
            severity={checked.Confirmable ? "warning" : "error"}
            sx={{ mt: 2 }}
          >
            {checkedLabel(checked)}: {doubtOf(checked)}
          </Alert>
        ))}
      <ConfirmPlaces id={id} checks={checks} />
    </>
  );
}
