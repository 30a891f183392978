import type { Question } from "@lagrum/core/question/questionSchema";
import { isAnswered, isClosed } from "@lagrum/core/question/questionState";
import type { ReactNode } from "react";
import { AnsweredNotice } from "./AnsweredNotice.tsx";
import { ClosedNotice } from "./ClosedNotice.tsx";

/** Shows how the question ended, or the children while it is open. */
export function EndNotice({ question, children }: { question: Question; children: ReactNode }) {
  if (isAnswered(question.State)) return <AnsweredNotice question={question} />;
  return isClosed(question.State) ? <ClosedNotice question={question} /> : children;
}
