import { startClock } from "@lagrum/core/workingTime/promises";
import { and, eq, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { listAdministrators } from "../accounts/administrators.ts";
import type { App } from "../app.ts";
import { recordQuestionChange } from "../audit/auditLog.ts";
import { questions } from "../db/schema/questions.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { eachRow } from "./eachRow.ts";

/** Batch size; the next minute takes the rest. */
const BATCH = 100;

/**
 * Starts the clock of open questions that have none: those not opened by their asker's confirmation.
 * @returns their number
 */
export async function startMissingClocks(app: Pick<App, "db" | "clock" | "log">): Promise<number> {
  const { db } = app;
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
  return eachRow(app, "startClock", waiting, async ({ ID, Type, ConfirmedAt }) => {
    const clock = ConfirmedAt && startClock(Type, new Date(ConfirmedAt), settings.WORKING_HOURS);
    if (!clock) return false;
    await db
      .update(questions)
      .set(clock)
      .where(and(eq(questions.ID, ID), isNull(questions.DueAt)));
    return true;
  });
}

/** Mails the administrators once about each question that is nearly due. @returns the number of questions */
export async function escalate(app: Pick<App, "db" | "jobs" | "clock" | "log">): Promise<number> {
  const { db, jobs, clock } = app;
  const now = clock();
  const isPressing = and(
    ...[eq(questions.State, "Open"), isNull(questions.EscalatedAt), lte(questions.EscalateAt, now.toISOString())],
  );
  const pressing = await db.select({ ID: questions.ID }).from(questions).where(isPressing).limit(BATCH);
  if (pressing.length === 0) return 0;
  const admins = await listAdministrators(db);
  return eachRow(app, "escalation", pressing, ({ ID }) =>
    db.transaction(async (tx) => {
      const [question] = await tx
        .update(questions)
        .set({ EscalatedAt: now.toISOString() })
        .where(and(eq(questions.ID, ID), isPressing))
        .returning();
      if (!question) return false;
      await recordQuestionChange({ tx, caller: null, now }, ID, "escalated");
      const { DueAt, ReservedByID } = question;
      if (DueAt === null) return true;
      const mail = { Kind: "questionPressing", QuestionID: ID, DueAt, isReserved: ReservedByID !== null } as const;
      for (const UserID of admins) await jobs.send(tx, "mail", { ...mail, UserID });
      return true;
    }),
  );
}
