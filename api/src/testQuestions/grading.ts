import type { GradedAnswer, GradingList, GradingQuery } from "@lagrum/core/testQuestion/testQuestionSchema";
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { selectName } from "../accounts/personName.ts";
import type { Database, Reader } from "../db/database.ts";
import { idsOf, pageOf } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { testAnswers, testQuestions } from "../db/schema/testQuestions.ts";
import { Failure } from "../http/failure.ts";

/** The applicant's name and ID are not even read before there is a grade (blind grading). */
const onceGraded = <T>(value: unknown) =>
  sql<T | null>`case when ${testAnswers.GradedAt} is not null then ${value} end`;

const select = (db: Reader, filter: SQL | undefined) =>
  db
    .select({
      ID: testAnswers.ID,
      TestQuestion: {
        ID: testQuestions.ID,
        Title: testQuestions.Title,
        QuestionBody: testQuestions.QuestionBody,
        Guide: testQuestions.Guide,
      },
      AnswerBody: testAnswers.AnswerBody,
      Grade: testAnswers.Grade,
      Comment: testAnswers.Comment,
      GradedAt: testAnswers.GradedAt,
      // A random order: the time of writing could reveal the applicant.
      Version: sql<string>`md5(${testAnswers.AnswerBody} || coalesce(${testAnswers.GradedAt}::text, ''))`,
      UserID: onceGraded<number>(accounts.UserID),
      Name: onceGraded<string>(selectName(accounts)),
    })
    .from(testAnswers)
    .innerJoin(testQuestions, eq(testQuestions.ID, testAnswers.TestQuestionID))
    .innerJoin(accounts, eq(accounts.UserID, testAnswers.UserID))
    .where(filter);

type Row = Awaited<ReturnType<typeof select>>[number];

const toGraded = ({ UserID, Name, ...answer }: Row): GradedAnswer => ({
  ...answer,
  Applicant: UserID === null || Name === null ? null : { UserID, Name },
});

/**
 * Answers to grade, those without a grade first, by question and then in random order: chronological order
 * would group the answers of one applicant.
 */
export async function listGrading(db: Database, query: GradingQuery): Promise<GradingList> {
  const page = pageOf(query);
  const filter = and(
    query.Graded === undefined
      ? undefined
      : query.Graded
        ? isNotNull(testAnswers.GradedAt)
        : isNull(testAnswers.GradedAt),
    query.TestQuestionID === undefined ? undefined : eq(testAnswers.TestQuestionID, query.TestQuestionID),
    query.ID === undefined ? undefined : inArray(testAnswers.ID, idsOf(query.ID)),
  );
  const [rows, Total] = await Promise.all([
    select(db, filter)
      .orderBy(
        sql`${testAnswers.GradedAt} is not null`,
        asc(testQuestions.SortOrder),
        asc(testQuestions.ID),
        sql`md5(${testAnswers.ID}::text)`,
      )
      .limit(page.limit)
      .offset(page.offset),
    db.$count(testAnswers, filter),
  ]);
  return { TestAnswers: rows.map(toGraded), Pages: Math.ceil(Total / page.limit), Total, After: null };
}

/** One answer to grade. @throws Failure NOT_FOUND */
export async function getGrading(db: Reader, id: number): Promise<GradedAnswer> {
  const [row] = await select(db, eq(testAnswers.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return toGraded(row);
}
