import type { Question } from "@lagrum/core/question/questionSchema";
import { Button, Typography } from "@mui/material";
import { LinkBase } from "react-admin";

/** Replaces the actions on a question that is answered. */
export function AnsweredNotice({ question: { ID, HasAnswer } }: { question: Question }) {
  if (!HasAnswer) return <Typography>Frågan är besvarad per telefon.</Typography>;
  return (
    <Button variant="contained" component={LinkBase} to={`/answers/${ID}`}>
      Läs svaret
    </Button>
  );
}
