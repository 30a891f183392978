import { expiryHours } from "@lagrum/core/question/closing";
import { and, eq, lte, or, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { questions } from "../db/schema/questions.ts";
import { closeQuestion } from "../questions/closingService.ts";
import { eachRow } from "./eachRow.ts";

const hasNoOrder = sql`not exists (select from ${orders} where ${orders.QuestionID} = ${questions.ID})`;

/** A payment that waits is ended at the provider first, by the expiry of the order. */
const hasNoPayment = sql`not exists (select from ${orders} join ${payments} on ${payments.OrderID} = ${orders.ID}
  where ${orders.QuestionID} = ${questions.ID} and ${payments.State} = 'Initiated')`;

/** Batch size; the next run takes the rest. */
const BATCH = 100;

/** Expires questions that were not confirmed, or not paid, in time. @returns their number */
export async function expireQuestions(app: Pick<App, "db" | "clock" | "jobs" | "log">): Promise<number> {
  const { db, clock, jobs } = app;
  const now = clock();
  const limit = new Date(now.getTime() - expiryHours * 60 * 60 * 1000).toISOString();
  const isOverdue = or(
    and(eq(questions.State, "AwaitingConfirmation"), lte(questions.CreatedAt, limit), hasNoPayment),
    // One with an order expires with it (orders/orderExpiry.ts).
    and(eq(questions.State, "AwaitingPayment"), lte(questions.ConfirmedAt, limit), hasNoOrder),
  );
  const overdue = await db.select({ ID: questions.ID }).from(questions).where(isOverdue).limit(BATCH);
  return eachRow(app, "questionExpiry", overdue, ({ ID }) =>
    db.transaction(async (tx) => {
      const [question] = await tx
        .select({ ID: questions.ID, State: questions.State, Type: questions.Type })
        .from(questions)
        .where(and(eq(questions.ID, ID), isOverdue))
        .for("update", { skipLocked: true });
      if (!question) return false;
      await closeQuestion({ tx, caller: null, now, jobs }, question, "EXPIRE");
      return true;
    }),
  );
}
