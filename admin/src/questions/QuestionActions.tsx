import type { Question } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";
import { Stack } from "@mui/material";
import { type ReactNode, useState } from "react";
import { VisibilityButton } from "../visibility/VisibilityButton.tsx";
import { DeleteQuestionButton } from "./DeleteQuestionButton.tsx";

interface Props {
  question: Question;
  /** The list to go to when the question has been deleted. */
  list: string;
  children?: ReactNode;
}

/** Actions on the question. The visibility of an answered question is changed on its answer's page. */
export function QuestionActions({ question, list, children }: Props) {
  // The button remains after "Visa", since it has the undo state.
  const [wasHidden] = useState(question.Hidden);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap", "&:empty": { display: "none" } }}>
      {children}
      {(wasHidden || question.Hidden) && !isAnswered(question.State) && (
        <VisibilityButton question={question} isPageAction />
      )}
      <DeleteQuestionButton question={question} then={list} />
    </Stack>
  );
}
