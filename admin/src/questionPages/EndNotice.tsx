import type { Question } from "@lagrum/core/question/questionSchema";
import { isAnswered, isClosed } from "@lagrum/core/question/questionState";
import type { ReactNode } from "react";
import { AnsweredNotice } from "./AnsweredNotice.tsx";
import { ClosedNotice } from "./ClosedNotice.tsx";
import { HeldNotice } from "./HeldNotice.tsx";

/** Shows the outcome of a question, or until when it is on hold; otherwise the children. */
export function EndNotice({ question, children }: { question: Question; children: ReactNode }) {
  if (isAnswered(question.State)) return <AnsweredNotice question={question} />;
  if (isClosed(question.State)) return <ClosedNotice question={question} />;
  return question.HeldUntil === null ? children : <HeldNotice until={question.HeldUntil} />;
}
