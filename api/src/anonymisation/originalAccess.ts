import { maySeeOriginal } from "@lagrum/core/answer/answerRules";
import { and, eq, gt } from "drizzle-orm";
import { type LockedQuestion, lockQuestion } from "../answers/answerRepository.ts";
import { recordQuestionChange } from "../audit/auditLog.ts";
import { changes } from "../db/schema/records.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Locks a question for a person who may see its text from before anonymisation.
 * @throws Failure NOT_FOUND, NOT_ALLOWED
 */
export async function lockForOriginal({ tx, caller, now }: ServiceContext, id: number): Promise<LockedQuestion> {
  const question = await lockQuestion(tx, id);
  if (!question) throw new Failure("NOT_FOUND");
  if (!maySeeOriginal(question, question.answer?.UserID ?? null, caller, now)) throw new Failure("NOT_ALLOWED");
  return question;
}

/** Logs the read, once per person and day: an open page reads again and again. */
export async function recordRead(context: ServiceContext, id: number, Action: "originalRead" | "versionRead") {
  const { tx, caller, now } = context;
  const since = new Date(now.getTime() - DAY).toISOString();
  const logged = await tx.$count(
    changes,
    and(
      eq(changes.Entity, "question"),
      eq(changes.EntityID, id),
      eq(changes.UserID, caller.UserID),
      eq(changes.Action, Action),
      gt(changes.At, since),
    ),
  );
  if (logged === 0) await recordQuestionChange(context, id, Action);
}
