import type { Question } from "@lagrum/core/question/questionSchema";
import { formatDateTime } from "@lagrum/core/text/dates";
import { Alert } from "@mui/material";

const endings: Partial<Record<Question["State"], string>> = {
  Rejected: "Vi har tackat nej till frågan.",
  Withdrawn: "Den som frågade har tagit tillbaka frågan. Den ska inte besvaras.",
  Expired: "Frågan betalades inte i tid.",
};

/** Replaces the actions on a question that ended without an answer. */
export function ClosedNotice({ question: { State, ClosedAt } }: { question: Question }) {
  return (
    <Alert severity="info">
      {endings[State]} {ClosedAt && `Avslutad ${formatDateTime(ClosedAt)}.`}
    </Alert>
  );
}
