import type { MyCase, OpenMyCase } from "@lagrum/core/myCases/myCasesSchema";
import { reference } from "@lagrum/core/question/questionState";
import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { originalTexts } from "../db/schema/publication.ts";
import { askers, questions } from "../db/schema/questions.ts";

/** Addresses are stored in lower case. */
const isOwn = (email: string) => eq(askers.Email, email);

/** Whether the address has confirmed a question. Others may have typed it in one that is not. */
export async function isKnownAddress(db: Reader, email: string): Promise<boolean> {
  const found = await db
    .select({ ID: askers.QuestionID })
    .from(askers)
    .innerJoin(questions, eq(questions.ID, askers.QuestionID))
    .where(and(isOwn(email), isNotNull(questions.ConfirmedAt)))
    .limit(1);
  return found.length > 0;
}

/** The address's cases, newest first. */
export async function listCases(db: Reader, email: string): Promise<MyCase[]> {
  const rows = await db
    .select({
      ID: questions.ID,
      Title: sql<string>`coalesce(${originalTexts.Title}, ${questions.Title})`,
      Type: questions.Type,
      State: questions.State,
      CreatedAt: questions.CreatedAt,
      DueAt: questions.DueAt,
      AnsweredAt: questions.AnsweredAt,
    })
    .from(askers)
    .innerJoin(questions, eq(questions.ID, askers.QuestionID))
    .leftJoin(originalTexts, eq(originalTexts.QuestionID, questions.ID))
    .where(isOwn(email))
    .orderBy(desc(questions.CreatedAt), desc(questions.ID));
  return rows.map((row) => ({
    ...row,
    Kind: "question",
    Reference: reference(row.ID),
    DueAt: row.AnsweredAt === null ? row.DueAt : null,
  }));
}

/** Whether the address owns a case that has a page of its own: an unconfirmed question has none. */
export async function ownsCase(db: Reader, email: string, { ID }: OpenMyCase): Promise<boolean> {
  const found = await db
    .select({ ID: questions.ID })
    .from(askers)
    .innerJoin(questions, eq(questions.ID, askers.QuestionID))
    .where(and(isOwn(email), eq(questions.ID, ID), ne(questions.State, "AwaitingConfirmation")));
  return found.length > 0;
}
