import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { testAnswers, testQuestions } from "../db/schema/testQuestions.ts";
import { universities } from "../db/schema/universities.ts";
import { demoApplicants } from "./demoApplicants.ts";
import { demoTestQuestions } from "./demoTestQuestions.ts";
import type { NumberOf } from "./seedCategories.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Example test questions and applications with answers, for demo only. Seeded once: later changes and deletions
 * stay. The account without a role exists already.
 */
export async function seedApplications(tx: Transaction, numberOf: NumberOf, now: Date): Promise<void> {
  if ((await tx.$count(testQuestions)) > 0) return;
  const inserted = await tx
    .insert(testQuestions)
    .values(
      demoTestQuestions.map(({ Category, ...question }, place) => ({
        ...question,
        CategoryID: Category === null ? null : numberOf(Category),
        SortOrder: (place + 1) * 10,
      })),
    )
    .returning({ ID: testQuestions.ID });
  for (const [place, { University, Areas, TestAnswers, ...person }] of demoApplicants.entries()) {
    const At = new Date(now.getTime() - (place + 1) * DAY).toISOString();
    const [university] = await tx
      .select({ ID: universities.ID })
      .from(universities)
      .where(eq(universities.Code, University));
    const application = {
      ...person,
      UniversityID: university?.ID ?? null,
      Areas: Areas.flatMap((uri) => numberOf(uri) ?? []),
      Confirmed: true,
      ...(person.Status?.includes("rejected") && { RejectedAt: now.toISOString() }),
    };
    const [applicant] = await tx
      .insert(accounts)
      .values({ ...application, Uid: `demo-${person.Email}`, CreatedAt: At })
      .onConflictDoUpdate({
        target: accounts.Email,
        set: application,
        setWhere: and(isNull(accounts.Motivation), sql`${accounts.Status} = '{}'`),
      })
      .returning({ UserID: accounts.UserID });
    if (!applicant) continue;
    for (const [number, AnswerBody] of TestAnswers.entries()) {
      const TestQuestionID = inserted[number]?.ID;
      if (TestQuestionID === undefined) continue;
      const answer = { UserID: applicant.UserID, TestQuestionID, AnswerBody, AnsweredAt: At };
      await tx.insert(testAnswers).values(answer).onConflictDoNothing();
    }
  }
}
