import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import { textOf } from "@lagrum/core/answer/answerText";
import { missingSources } from "@lagrum/core/answer/missingSources";
import type { PublishedTexts } from "@lagrum/core/pii/publication";
import type { Question } from "@lagrum/core/question/questionSchema";
import { publicationObstacle } from "@lagrum/core/question/questionState";
import { errorText } from "@lagrum/core/texts/errors";
import { Button, DialogContentText, Typography } from "@mui/material";
import { useState } from "react";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import { AnonymiseBeforePublishing } from "../anonymisation/AnonymiseBeforePublishing.tsx";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";
import { FormDialog } from "../forms/FormDialog.tsx";
import { DoubtfulProvisions } from "./DoubtfulProvisions.tsx";
import { isReason, MissingSourcesField } from "./MissingSourcesField.tsx";

interface Props {
  answer: StaffAnswer;
  question: Question;
}

/** Publishes an answer that has been sent, after anonymisation and a confirmation. */
export function PublishButton({ answer, question }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  // The texts as they were when anonymisation began.
  const [toAnonymise, setToAnonymise] = useState<PublishedTexts | null>(null);
  const [cleaned, setCleaned] = useState<string | null>(null);
  const [reason, setReason] = useState("");
  const [isRefused, setRefused] = useState(false);
  if (answer.State !== "Answered") return null;
  const missing = missingSources(answer, true);
  const { ID, Version, AnswerBody } = answer;
  const obstacle = publicationObstacle(question);
  if (obstacle !== null) {
    return (
      <Typography variant="body2" sx={{ color: "text.secondary", flexBasis: "100%" }}>
        {errorText(obstacle)}
      </Typography>
    );
  }
  const publish = async () => {
    if (missing.length > 0 && !isReason(reason)) {
      setRefused(true);
      return false;
    }
    const isChanged = cleaned !== null && cleaned !== AnswerBody;
    await dataProvider.publishAnswer(ID, {
      Version,
      ...(isChanged && { AnswerBody: cleaned }),
      ...(missing.length > 0 && { Reason: reason.trim() }),
    });
    notify("Svaret är publicerat.", { type: "success" });
    return true;
  };
  return (
    <>
      <Button
        variant="contained"
        onClick={() => setToAnonymise({ Title: question.Title, QuestionBody: question.QuestionBody, AnswerBody })}
      >
        Publicera
      </Button>
      {toAnonymise && (
        <AnonymiseBeforePublishing
          id={ID}
          texts={toAnonymise}
          readAt={question.UpdatedAt}
          author={answer.User?.Name ?? ""}
          onClose={() => setToAnonymise(null)}
          onDone={(body) => {
            setToAnonymise(null);
            setCleaned(body);
            refresh();
          }}
        />
      )}
      {cleaned !== null && (
        <FormDialog
          title="Publicera svaret?"
          save={publish}
          words={{ save: "Publicera", saving: "Publicerar …" }}
          onClose={() => setCleaned(null)}
        >
          {() => (
            <>
              <DialogContentText>
                Fråga och svar blir synliga för alla på webbplatsen. Läs igenom att ingen kan kännas igen. Den som
                frågade får inget nytt mejl.
              </DialogContentText>
              <DoubtfulProvisions id={ID} text={{ ...textOf(answer), AnswerBody: cleaned }} />
              <MissingSourcesField missing={missing} value={reason} isRefused={isRefused} onChange={setReason} />
            </>
          )}
        </FormDialog>
      )}
    </>
  );
}
