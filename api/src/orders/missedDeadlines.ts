import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";
import { requestRefund } from "../payments/refundService.ts";
import { lockAnyQuestion } from "../questions/questionRepository.ts";
import { lockOrder, recordOrderChange, setOrder } from "./orderRepository.ts";

/** Batch size; the next run takes the rest. */
const BATCH = 50;

/**
 * Refunds paid questions whose promised time has passed without an answer, once each. The answer still comes. A paused
 * clock is not late.
 * @returns their number
 */
export async function refundMissedDeadlines({ db, clock, jobs }: Pick<App, "db" | "clock" | "jobs">): Promise<number> {
  const now = clock();
  const at = now.toISOString();
  const lateAnswer = and(eq(orders.Kind, "Question"), eq(questions.State, "Open"), lt(questions.DueAt, at));
  const lateFollowUp = and(
    eq(orders.Kind, "FollowUp"),
    isNull(questions.FollowUpAnsweredAt),
    lt(questions.FollowUpDueAt, at),
  );
  const waiting = and(
    isNotNull(orders.PaidAt),
    isNull(orders.DeliveredAt),
    isNull(orders.EndedAt),
    isNull(orders.MissedAt),
  );
  const late = await db
    .select({ ID: orders.ID, QuestionID: questions.ID })
    .from(orders)
    .innerJoin(questions, eq(questions.ID, orders.QuestionID))
    .where(and(waiting, or(lateAnswer, lateFollowUp)))
    .limit(BATCH);
  let count = 0;
  for (const { ID, QuestionID } of late) {
    count += await db.transaction(async (tx) => {
      const context = { tx, caller: null, now, jobs };
      const question = await lockAnyQuestion(tx, QuestionID);
      const order = await lockOrder(tx, ID);
      const isAnswered = order.Kind === "Question" ? question?.State !== "Open" : question?.FollowUpAnsweredAt !== null;
      if (isAnswered || order.MissedAt !== null || order.EndedAt !== null) return 0;
      await setOrder(tx, ID, { MissedAt: at });
      await recordOrderChange(context, ID, "deadlineMissed");
      const reason = "Den utlovade tiden missades.";
      if (!(await requestRefund(context, order, { cause: "Deadline", reason }))) return 0;
      await jobs.send(tx, "mail", { Kind: "deadlineMissed", OrderID: ID });
      return 1;
    });
  }
  return count;
}
