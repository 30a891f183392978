import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { usualHours } from "@lagrum/core/workingTime/openingHours";
import { startClock } from "@lagrum/core/workingTime/promises";
import { openQuestion, type Story } from "./askQuestion.ts";
import { inDatabase } from "./serviceDatabase.ts";

interface Paid {
  Type: Exclude<QuestionType, "Free">;
  /** Time of payment, from which deadlines count. Default: now. */
  from?: Date;
  /** Default: true. */
  PublishConsent?: boolean;
}

/** Moves a question's due time to a minute ago. The service's clock can't be moved. */
export const missDeadline = (id: number) =>
  inDatabase("update questions set due_at = now() - interval '1 minute' where id = $1", [id]);

/**
 * Asks, confirms and marks the question as paid in the database, without an order: for stories that start after the
 * payment.
 * @returns its id
 */
export async function openPaidQuestion(
  question: Story,
  { Type, from = new Date(), PublishConsent = true }: Paid,
): Promise<number> {
  const id = await openQuestion(question);
  const clock = startClock(Type, from, usualHours);
  await inDatabase(
    `update questions set type = $2, publish_consent = $3, confirmed_at = $4,
       due_at = $5, warn_at = $6, escalate_at = $7, promised_minutes = $8 where id = $1`,
    [id, Type, PublishConsent, from, clock?.DueAt, clock?.WarnAt, clock?.EscalateAt, clock?.PromisedMinutes],
  );
  return id;
}
