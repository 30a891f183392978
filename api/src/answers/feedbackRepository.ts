import type { AnswerFeedback, AnswerReportList, AnswerReportQuery } from "@lagrum/core/answer/answerFeedbackSchema";
import { reportReference } from "@lagrum/core/contact/references";
import { and, eq, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { afterCursor, cut, pageOf, sorting } from "../db/paging.ts";
import { answerFeedback, answerReports } from "../db/schema/answerFeedback.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import { isPublic } from "../search/publicQuestions.ts";

/** The answer that is reported or rated. @throws Failure NOT_FOUND for an answer that is not public */
export async function getPublicAnswer(db: Reader, id: number) {
  const [row] = await db
    .select({ Version: answers.Version })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .where(and(eq(questions.ID, id), isPublic));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** @returns the ID */
export async function insertReport(tx: Transaction, report: typeof answerReports.$inferInsert): Promise<number> {
  const [row] = await tx.insert(answerReports).values(report).returning({ ID: answerReports.ID });
  if (!row) throw new Error("an insert gave no row");
  return row.ID;
}

export async function listReports(db: Reader, query: AnswerReportQuery): Promise<AnswerReportList> {
  const page = pageOf(query);
  const filter = and(
    query.AnswerID === undefined ? undefined : eq(answerReports.AnswerID, query.AnswerID),
    query.Reason === undefined ? undefined : eq(answerReports.Reason, query.Reason),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        ID: answerReports.ID,
        Answer: { ID: questions.ID, Title: questions.Title, Uri: questions.Uri },
        Version: answerReports.Version,
        Reason: answerReports.Reason,
        Text: answerReports.Text,
        Email: answerReports.Email,
        CreatedAt: answerReports.CreatedAt,
      })
      .from(answerReports)
      .innerJoin(questions, eq(questions.ID, answerReports.AnswerID))
      .where(and(filter, afterCursor(answerReports.CreatedAt, answerReports.ID, page)))
      .orderBy(...sorting(answerReports.CreatedAt, answerReports.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(answerReports, filter),
  ]);
  const { rows: shown, After } = cut(rows, page, ({ CreatedAt, ID }) => [CreatedAt, ID]);
  return {
    Reports: shown.map((row) => ({ ...row, Reference: reportReference(row.ID) })),
    Pages: Math.ceil(total / page.limit),
    Total: total,
    After,
  };
}

/** Adds a vote. The database increments the counter, so concurrent votes are not lost. @throws Failure NOT_FOUND */
export async function countVote(tx: Transaction, id: number, helpful: boolean): Promise<void> {
  await getPublicAnswer(tx, id);
  const [Helpful, Unhelpful] = helpful ? [1, 0] : [0, 1];
  await tx
    .insert(answerFeedback)
    .values({ AnswerID: id, Helpful, Unhelpful })
    .onConflictDoUpdate({
      target: answerFeedback.AnswerID,
      set: {
        Helpful: sql`${answerFeedback.Helpful} + ${Helpful}`,
        Unhelpful: sql`${answerFeedback.Unhelpful} + ${Unhelpful}`,
      },
    });
}

/** @throws Failure NOT_FOUND where there is no answer */
export async function getFeedback(db: Reader, id: number): Promise<AnswerFeedback> {
  const [row] = await db
    .select({
      Helpful: sql<number>`coalesce(${answerFeedback.Helpful}, 0)`,
      Unhelpful: sql<number>`coalesce(${answerFeedback.Unhelpful}, 0)`,
    })
    .from(answers)
    .leftJoin(answerFeedback, eq(answerFeedback.AnswerID, answers.ID))
    .where(eq(answers.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}
