import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { changes } from "../db/schema/records.ts";
import { takeAddresses } from "./addresses.ts";
import type { ArchiveAnswer } from "./parseLine.ts";

/** An answer from the archive whose category has been found. */
export type PlacedAnswer = Omit<ArchiveAnswer, "Category"> & { CategoryID: number };

/** A temporary table of SourceIDs with their first line, to find duplicates without filling the memory. */
export async function openSeenLines(db: Database): Promise<void> {
  await db.execute(sql`create temporary table imported_lines (source_id text primary key, line integer not null)`);
}

/** Stores the SourceIDs of the lines. @returns the first line of each */
export async function noteLines(
  tx: Transaction,
  lines: { SourceID: string; number: number }[],
): Promise<Map<string, number>> {
  const ids = sql.param(lines.map(({ SourceID }) => SourceID));
  const numbers = sql.param(lines.map(({ number }) => number));
  await tx.execute(sql`insert into imported_lines select * from unnest(${ids}::text[], ${numbers}::int[])
    on conflict do nothing`);
  const { rows } = await tx.execute<{ source_id: string; line: number }>(
    sql`select source_id, line from imported_lines where source_id = any(${ids}::text[])`,
  );
  return new Map(rows.map(({ source_id, line }) => [source_id, line]));
}

const columns = {
  ID: questions.ID,
  SourceID: questions.SourceID,
  Title: questions.Title,
  QuestionBody: questions.QuestionBody,
  CategoryID: questions.CategoryID,
  PublishedAt: questions.PublishedAt,
  AnswerBody: answers.AnswerBody,
  Provisions: answers.Provisions,
  ValidAt: answers.ValidAt,
};

/** The stored rows with those SourceIDs, by SourceID; without an answer, AnswerBody is null. */
export async function findStored(tx: Transaction, sourceIds: string[]) {
  const rows = await tx
    .select(columns)
    .from(questions)
    .leftJoin(answers, eq(answers.ID, questions.ID))
    .where(sql`${questions.SourceID} = any(${sql.param(sourceIds)}::text[])`);
  return new Map(rows.map((row) => [row.SourceID, row]));
}
export type StoredAnswer = Awaited<ReturnType<typeof findStored>> extends Map<unknown, infer Row> ? Row : never;

/** Publishes all of them in two statements, so that triggers notify and count once each. */
export async function insertPublished(tx: Transaction, placed: PlacedAnswer[]): Promise<void> {
  if (placed.length === 0) return;
  const ids = await drawIds(tx, placed.length);
  const numbered = placed.map((answer, index) => ({ ...answer, ID: ids[index] ?? 0 }));
  const uris = await takeAddresses(tx, numbered);
  await tx.insert(questions).values(
    numbered.map(({ ID, SourceID, Title, QuestionBody, CategoryID, PublishedAt }, index) => ({
      ID,
      SourceID,
      Title,
      QuestionBody,
      CategoryID,
      Type: "Free" as const,
      State: "Published" as const,
      Uri: uris[index],
      CreatedAt: PublishedAt,
      ConfirmedAt: PublishedAt,
      AnsweredAt: PublishedAt,
      PublishedAt,
      UpdatedAt: PublishedAt,
    })),
  );
  await tx.insert(answers).values(
    numbered.map(({ ID, AnswerBody, Provisions, ValidAt, PublishedAt }) => ({
      ID,
      AnswerBody,
      Provisions,
      ValidAt,
      SentAt: PublishedAt,
      CreatedAt: PublishedAt,
      UpdatedAt: PublishedAt,
    })),
  );
}

async function drawIds(tx: Transaction, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('questions', 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** Locks the questions until the transaction ends. */
export async function lockQuestions(tx: Transaction, ids: number[]): Promise<void> {
  await tx
    .select({ ID: questions.ID })
    .from(questions)
    .where(inArray(questions.ID, ids))
    .orderBy(asc(questions.ID))
    .for("update");
}

/** Which of the questions staff have edited. */
export async function findEditedByStaff(tx: Transaction, ids: number[]): Promise<Set<number>> {
  const rows = await tx
    .selectDistinct({ ID: changes.EntityID })
    .from(changes)
    .where(
      and(
        eq(changes.Entity, "question"),
        inArray(changes.EntityID, ids),
        isNotNull(changes.UserID),
        inArray(changes.Action, ["edited", "answerEdited"]),
      ),
    );
  return new Set(rows.map(({ ID }) => ID));
}

/** Updates the text. ID, address, state and visibility stay. */
export async function updatePublished(
  tx: Transaction,
  changed: (PlacedAnswer & { ID: number })[],
  now: Date,
): Promise<void> {
  if (changed.length === 0) return;
  const rows = JSON.stringify(changed);
  await tx.execute(sql`
    update questions q
    set title = c."Title", question_body = c."QuestionBody", category_id = c."CategoryID",
      published_at = c."PublishedAt"
    from json_to_recordset(${rows}) as c
      ("ID" int, "Title" text, "QuestionBody" text, "CategoryID" int, "PublishedAt" timestamptz)
    where q.id = c."ID" and (q.title, q.question_body, q.category_id, q.published_at)
      is distinct from (c."Title", c."QuestionBody", c."CategoryID", c."PublishedAt")`);
  await tx.execute(sql`
    update answers a
    set answer_body = c."AnswerBody", provisions = c."Provisions", valid_at = c."ValidAt", version = a.version + 1
    from json_to_recordset(${rows}) as c ("ID" int, "AnswerBody" text, "Provisions" jsonb, "ValidAt" date)
    where a.question_id = c."ID" and (a.answer_body, a.provisions, a.valid_at)
      is distinct from (c."AnswerBody", c."Provisions", c."ValidAt")`);
  await tx.insert(changes).values(
    changed.map(({ ID }) => ({
      Entity: "question" as const,
      EntityID: ID,
      Action: "answerEdited" as const,
      At: now.toISOString(),
    })),
  );
}
