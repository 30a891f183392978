import { and, asc, desc, eq, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";
import { changes } from "../db/schema/records.ts";
import { repairs } from "../db/schema/repairs.ts";
import { salaryLines } from "../db/schema/salaries.ts";
import { sentAnswers } from "../db/schema/statistics.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { lockOrder, moveOrder } from "../orders/orderRepository.ts";
import { lockLivePayment } from "../payments/paymentRepository.ts";
import { lockAnyQuestion } from "../questions/questionRepository.ts";
import { recordEarning } from "../salaries/earnings.ts";

const reason = "Rättat i efterhand: samtalet hölls, men beställningen blev inte levererad.";

/** Telephone questions that a call has answered, without a written answer. */
const heldCalls = (tx: Transaction) =>
  tx
    .select({ ID: questions.ID, AnsweredAt: questions.AnsweredAt })
    .from(questions)
    .where(
      and(
        eq(questions.Type, "PhoneAdvice"),
        isNotNull(questions.AnsweredAt),
        notExists(
          tx
            .select()
            .from(answers)
            .where(and(eq(answers.ID, questions.ID), isNotNull(answers.SentAt))),
        ),
      ),
    )
    .orderBy(asc(questions.ID));

/** Delivers the order as of the call, and captures what is authorised. @returns its ID, if it was not delivered */
async function deliver(context: OpenContext, QuestionID: number, at: string): Promise<number[]> {
  const { tx, jobs } = context;
  const open = inArray(orders.State, ["Paid", "InProgress", "AwaitingCustomer"]);
  const ofQuestion = and(eq(orders.QuestionID, QuestionID), eq(orders.Kind, "Question"), open);
  const [found] = await tx.select({ ID: orders.ID }).from(orders).where(ofQuestion);
  if (!found) return [];
  const order = await lockOrder(tx, found.ID);
  const State = order.State === "Paid" ? await moveOrder(context, order, "TAKE", { TakenAt: at }) : order.State;
  await moveOrder(context, { ID: order.ID, State }, "DELIVER", { DeliveredAt: at, reason });
  const payment = await lockLivePayment(tx, order.ID);
  if (payment?.State === "Authorised") await jobs.send(tx, "paymentCapture", { PaymentID: payment.ID });
  return [order.ID];
}

/** Credits the call to who reached the asker, by the audit log. @returns the question's ID, if it was not credited */
async function credit({ tx }: OpenContext, QuestionID: number, at: string): Promise<number[]> {
  if ((await tx.$count(salaryLines, eq(salaryLines.QuestionID, QuestionID))) > 0) return [];
  const reached = and(
    eq(changes.Entity, "question"),
    eq(changes.EntityID, QuestionID),
    eq(changes.Action, "callReached"),
  );
  const [caller] = await tx.select().from(changes).where(reached).orderBy(desc(changes.ID)).limit(1);
  if (!caller?.UserID) return [];
  await recordEarning(tx, { UserID: caller.UserID, QuestionID, Type: "PhoneAdvice" }, new Date(at));
  return [QuestionID];
}

/** @returns the question's ID, if it was not counted */
async function count({ tx }: OpenContext, QuestionID: number): Promise<number[]> {
  if ((await tx.$count(sentAnswers, eq(sentAnswers.ID, QuestionID))) > 0) return [];
  await tx.execute(sql`select refresh_sent(array[${QuestionID}::integer])`);
  return [QuestionID];
}

/**
 * Repairs what calls that were held before have left behind: orders that were not delivered, calls that were not paid or
 * counted. Runs once, at the first start of this version; the row of `repairs`, the log and the history of each order
 * say what it changed.
 * @returns the IDs of what it changed; null when it has run before
 */
export async function repairHeldCalls({ db, jobs, clock, log }: Pick<App, "db" | "jobs" | "clock" | "log">) {
  const now = clock();
  const report = await db.transaction(async (tx) => {
    const context = { tx, caller: null, now, jobs };
    const Name = "heldCalls";
    // Two processes that start at once: the second waits here, and finds the row.
    const begun = await tx.insert(repairs).values({ Name, At: now.toISOString() }).onConflictDoNothing().returning();
    if (begun.length === 0) return null;
    const repaired = { Delivered: [] as number[], Paid: [] as number[], Counted: [] as number[] };
    for (const { ID, AnsweredAt } of await heldCalls(tx)) {
      await lockAnyQuestion(tx, ID);
      const at = AnsweredAt ?? now.toISOString();
      repaired.Delivered.push(...(await deliver(context, ID, at)));
      repaired.Paid.push(...(await credit(context, ID, at)));
      repaired.Counted.push(...(await count(context, ID)));
    }
    await tx.update(repairs).set({ Report: repaired }).where(eq(repairs.Name, Name));
    return repaired;
  });
  const hasChanged = report !== null && Object.values(report).some((ids) => ids.length > 0);
  if (hasChanged)
    log.warn({ repair: "heldCalls", ...report }, "held calls: orders delivered, pay and statistics added");
  return report;
}
