import { startClock } from "@lagrum/core/workingTime/promises";
import { and, eq, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { listAdministrators } from "../accounts/administrators.ts";
import type { App } from "../app.ts";
import { recordQuestionChange } from "../audit/auditLog.ts";
import { questions } from "../db/schema/questions.ts";
import { readSettings } from "../settings/settingRepository.ts";

/** Batch size; the next minute takes the rest. */
const BATCH = 100;

/**
 * Starts the clock of open questions that have none: those not opened by their asker's confirmation.
 * @returns their number
 */
export async function startMissingClocks({ db }: Pick<App, "db">): Promise<number> {
  const waiting = await db
    .select({ ID: questions.ID, Type: questions.Type, ConfirmedAt: questions.ConfirmedAt })
    .from(questions)
    .where(
      and(
        eq(questions.State, "Open"),
        isNull(questions.DueAt),
        isNotNull(questions.ConfirmedAt),
        ne(questions.Type, "PhoneAdvice"),
      ),
    )
    .limit(BATCH);
  if (waiting.length === 0) return 0;
  const { settings } = await readSettings(db);
  for (const { ID, Type, ConfirmedAt } of waiting) {
    const clock = ConfirmedAt && startClock(Type, new Date(ConfirmedAt), settings.WORKING_HOURS);
    if (!clock) continue;
    await db
      .update(questions)
      .set(clock)
      .where(and(eq(questions.ID, ID), isNull(questions.DueAt)));
  }
  return waiting.length;
}

/** Mails the administrators once about each question that is nearly due. @returns the number of questions */
export function escalate({ db, jobs, clock }: Pick<App, "db" | "jobs" | "clock">): Promise<number> {
  const now = clock();
  return db.transaction(async (tx) => {
    const pressing = await tx
      .select()
      .from(questions)
      .where(
        and(eq(questions.State, "Open"), isNull(questions.EscalatedAt), lte(questions.EscalateAt, now.toISOString())),
      )
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (pressing.length === 0) return 0;
    const admins = await listAdministrators(tx);
    for (const { ID, DueAt, ReservedByID } of pressing) {
      await tx.update(questions).set({ EscalatedAt: now.toISOString() }).where(eq(questions.ID, ID));
      await recordQuestionChange({ tx, caller: null, now }, ID, "escalated");
      if (DueAt === null) continue;
      const mail = {
        Kind: "questionPressing",
        QuestionID: ID,
        DueAt,
        isReserved: ReservedByID !== null,
      } as const;
      for (const UserID of admins) await jobs.send(tx, "mail", { ...mail, UserID });
    }
    return pressing.length;
  });
}
