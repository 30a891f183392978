import type { AnswerRef } from "@lagrum/core/answer/answerRefSchema";
import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import type { CategoryRef } from "@lagrum/core/category/categorySchema";
import { eq, type SQL, sql } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import { areas } from "../categories/areaAlias.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { questions } from "../db/schema/questions.ts";
import { answerCitations } from "../db/schema/statutes.ts";
import { lawChangesOf, withLabels } from "../provisions/outdatedAnswers.ts";
import { visibleRefs } from "../search/linkedAnswers.ts";

/** Columns that every query of answers selects. */
export const answerColumns = {
  ID: questions.ID,
  Title: questions.Title,
  Uri: questions.Uri,
  PublishedAt: questions.PublishedAt,
  UpdatedAt: answers.UpdatedAt,
  ValidAt: answers.ValidAt,
  Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
  UserID: answers.UserID,
  FirstName: accounts.FirstName,
  LastName: accounts.LastName,
  AuthorTitle: accounts.Title,
  State: questions.State,
  Type: questions.Type,
  Hidden: questions.Hidden,
  ObjectedAt: questions.ObjectedAt,
  SentAt: answers.SentAt,
  Version: answers.Version,
};

interface Authored {
  UserID: number | null;
  FirstName: string | null;
  LastName: string | null;
  AuthorTitle: string | null;
}

/** The author as in the contract; null for an import or a deleted account. */
export const authorOf = (row: Authored): StaffAnswer["User"] =>
  row.UserID === null ? null : { UserID: row.UserID, Name: nameOf(row), Title: row.AuthorTitle };

/** Selects one answer by a key, with the similar answers of the given IDs. */
export const selectAnswer = (db: Reader, key: SQL, similar: unknown) =>
  db
    .select({
      ...answerColumns,
      AnswerBody: answers.AnswerBody,
      Provisions: answers.Provisions,
      Citations: answerCitations.Citations,
      LawChanges: lawChangesOf(sql`${questions.ID}`),
      QuestionBody: questions.QuestionBody,
      Area: { ID: areas.ID, Name: areas.Name, Uri: areas.Uri, Urgent: areas.Urgent },
      similarAnswers: visibleRefs(similar),
    })
    .from(questions)
    .innerJoin(answers, eq(answers.ID, questions.ID))
    .innerJoin(answerCitations, eq(answerCitations.QuestionID, questions.ID))
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .innerJoin(areas, eq(areas.ID, questions.AreaID))
    .leftJoin(accounts, eq(accounts.UserID, answers.UserID))
    .where(key);

export type AnswerRow = Awaited<ReturnType<typeof selectAnswer>>[number];

type Linked = Pick<StaffAnswer["Question"], "similarAnswers" | "MoreAnswers">;

/** The answers that a page leads to; those about a category are not called similar. */
export const toLinked = (Answers: AnswerRef[], About: CategoryRef | null): Linked =>
  About === null ? { similarAnswers: Answers } : { similarAnswers: [], MoreAnswers: { About, Answers } };

/** The row as staff see it. The public schema strips the rest. */
export const toAnswer = (row: AnswerRow, linked: Linked = { similarAnswers: row.similarAnswers }): StaffAnswer => ({
  ...row,
  LawChanges: withLabels(row.LawChanges),
  Objected: row.ObjectedAt !== null,
  User: authorOf(row),
  Question: { ID: row.ID, Title: row.Title, QuestionBody: row.QuestionBody, ...linked },
});
