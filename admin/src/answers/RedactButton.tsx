import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import type { Question } from "@lagrum/core/question/questionSchema";
import { Button } from "@mui/material";
import { useState } from "react";
import { type HttpError, useDataProvider, useNotify, useRefresh } from "react-admin";
import { AnonymiseBeforePublishing } from "../anonymisation/AnonymiseBeforePublishing.tsx";
import type { LagrumDataProvider } from "../dataProvider/dataProvider.ts";

interface Props {
  answer: StaffAnswer;
  question: Question;
}

/** Redacts a published answer that is hidden: it can't be shown again while it has open PII findings. */
export function RedactButton({ answer, question }: Props) {
  const dataProvider = useDataProvider<LagrumDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  if (answer.State !== "Published" || !answer.Hidden) return null;
  const { ID, Version, AnswerBody } = answer;
  const { Title, QuestionBody, UpdatedAt } = question;
  const save = async (body: string) => {
    setOpen(false);
    try {
      if (body !== AnswerBody) await dataProvider.saveAnswer(ID, { Version, AnswerBody: body });
      notify("Texten är genomgången.", { type: "success" });
    } catch (error) {
      notify((error as HttpError).message, { type: "error" });
    }
    refresh();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Gå igenom texten
      </Button>
      {isOpen && (
        <AnonymiseBeforePublishing
          id={ID}
          texts={{ Title, QuestionBody, AnswerBody }}
          readAt={UpdatedAt}
          author={answer.User?.Name ?? ""}
          onClose={() => setOpen(false)}
          onDone={(body) => void save(body)}
        />
      )}
    </>
  );
}
