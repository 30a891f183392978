import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { isPaidType } from "@lagrum/core/question/questionTransitions";
import { markAnswered } from "../answers/answerRepository.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { deliverQuestionOrder } from "../orders/questionOrders.ts";
import { recordEarning } from "../salaries/earnings.ts";

/**
 * Everything that follows when a locked question has its answer, in writing or in a call: it is answered and its
 * reservation ends, the caller is paid, the order is delivered and its payment captured, and the asker gets a mail. The
 * statistics count it by a trigger.
 * @throws Failure ORDER_HELD while the work on the order may not begin
 */
export async function completeQuestion(
  context: ServiceContext,
  { ID: QuestionID, Type }: { ID: number; Type: QuestionType },
  mail: "questionAnswered" | "callHeld",
): Promise<void> {
  const { tx, caller, now, jobs } = context;
  await markAnswered(tx, QuestionID, now);
  await recordEarning(tx, { UserID: caller.UserID, QuestionID, Type }, now);
  if (isPaidType(Type)) await deliverQuestionOrder(context, QuestionID, "Question");
  await jobs.send(tx, "mail", { Kind: mail, QuestionID });
}
