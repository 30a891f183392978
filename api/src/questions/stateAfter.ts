import type { ErrorCode } from "@lagrum/core/contract/problem";
import type { QuestionState, QuestionType } from "@lagrum/core/question/questionSchema";
import { nextState, type QuestionEvent } from "@lagrum/core/question/questionTransitions";
import { Failure } from "../http/failure.ts";

/** The question's state after the event. @throws Failure `refusal` when the machine has no such transition */
export function stateAfter(
  question: { State: QuestionState; Type: QuestionType },
  event: QuestionEvent,
  refusal: ErrorCode = "QUESTION_NOT_OPEN",
): QuestionState {
  const state = nextState(question, event);
  if (state === null) throw new Failure(refusal);
  return state;
}
