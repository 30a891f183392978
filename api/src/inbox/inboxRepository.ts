import type { AnswerReportReason } from "@lagrum/core/answer/answerFeedbackSchema";
import { messageReference, reportReference } from "@lagrum/core/contact/references";
import type { InboxItem, InboxList, InboxQuery } from "@lagrum/core/inbox/inboxSchema";
import { reference } from "@lagrum/core/question/questionState";
import { aliasedTable, and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { selectName } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { afterCursor, cut, pageOf, sorting } from "../db/paging.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answerReports } from "../db/schema/answerFeedback.ts";
import { answers } from "../db/schema/answers.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { inbox } from "../db/schema/inbox.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import { isPublic } from "../search/publicQuestions.ts";

const takers = aliasedTable(accounts, "takers");
const handlers = aliasedTable(accounts, "handlers");
const nameOf = (person: typeof takers) => sql<string>`${selectName(person)}`;

const kindColumn = { Report: inbox.ReportID, Message: inbox.MessageID, Objection: inbox.QuestionID } as const;

/** When the note was last changed, from the audit log. */
const noteChange = sql<string>`coalesce(
  (select max(c.at) from changes c
    where c.entity = 'inbox' and c.entity_id = inbox.id and c.changed @> '[{"Field": "Note"}]'),
  inbox.created_at)`.mapWith(inbox.CreatedAt);

/** Reports with that reason. */
export const isReported = (reason: AnswerReportReason): SQL =>
  sql`exists (select from ${answerReports} where ${answerReports.ID} = ${inbox.ReportID} and ${answerReports.Reason} = ${reason})`;

function matching({ Kind, Reason, State }: InboxQuery): SQL | undefined {
  return and(
    Kind && isNotNull(kindColumn[Kind]),
    Reason && isReported(Reason),
    State === "Open" ? ne(inbox.State, "Handled") : State && eq(inbox.State, State),
  );
}

const select = (db: Reader) =>
  db
    .select({
      item: inbox,
      UpdatedAt: noteChange,
      report: answerReports,
      message: contactMessages,
      question: {
        ID: questions.ID,
        Title: questions.Title,
        Hidden: questions.Hidden,
      },
      Version: answers.Version,
      IsPublic: sql<boolean | null>`${isPublic}`,
      TakenBy: { UserID: takers.UserID, Name: nameOf(takers) },
      HandledBy: { UserID: handlers.UserID, Name: nameOf(handlers) },
    })
    .from(inbox)
    .leftJoin(answerReports, eq(answerReports.ID, inbox.ReportID))
    .leftJoin(contactMessages, eq(contactMessages.ID, inbox.MessageID))
    .leftJoin(questions, sql`${questions.ID} = coalesce(${inbox.QuestionID}, ${answerReports.AnswerID})`)
    .leftJoin(answers, eq(answers.ID, questions.ID))
    .leftJoin(takers, eq(takers.UserID, inbox.TakenByID))
    .leftJoin(handlers, eq(handlers.UserID, inbox.HandledByID));
type Selected = Awaited<ReturnType<typeof select>>[number];

/** The kind, by the one of three references that is set. */
function kindOf({ report, message, question }: Selected): Pick<InboxItem, "Kind" | "Reference"> {
  if (report) return { Kind: "Report", Reference: reportReference(report.ID) };
  if (message) return { Kind: "Message", Reference: messageReference(message.ID) };
  return { Kind: "Objection", Reference: reference(question?.ID ?? 0) };
}

function toItem(row: Selected): InboxItem {
  const { item, UpdatedAt, report, message, question, Version, TakenBy, HandledBy } = row;
  const { ID, CreatedAt, State, TakenAt, HandledAt, Note } = item;
  const about = message ? null : question;
  return {
    ...{ ID, CreatedAt, State, TakenAt, HandledAt, Note, UpdatedAt },
    ...kindOf(row),
    About: about && {
      ...about,
      HasAnswer: Version !== null,
      IsPublic: row.IsPublic === true,
      IsChanged: report !== null && report.Version !== Version,
    },
    Reason: report?.Reason ?? null,
    Subject: message?.Subject ?? null,
    OrderRef: message?.OrderRef ?? null,
    Text: report?.Text ?? message?.Message ?? null,
    Name: message?.Name ?? null,
    Email: report?.Email ?? message?.Email ?? null,
    Phone: message?.Phone ?? null,
    TakenBy,
    HandledBy,
  };
}

/** Reports, messages and objections, newest first by default. */
export async function listInbox(db: Reader, query: InboxQuery): Promise<InboxList> {
  const page = pageOf(query);
  const filter = matching(query);
  const [found, Total] = await Promise.all([
    select(db)
      .where(and(filter, afterCursor(inbox.CreatedAt, inbox.ID, page)))
      .orderBy(...sorting(inbox.CreatedAt, inbox.ID, page.order))
      .limit(page.limit + 1)
      .offset(page.offset),
    db.$count(inbox, filter),
  ]);
  const { rows, After } = cut(found, page, ({ item }) => [item.CreatedAt, item.ID]);
  return { Items: rows.map(toItem), Pages: Math.ceil(Total / page.limit), Total, After };
}

/** @throws Failure NOT_FOUND */
export async function getItem(db: Reader, id: number): Promise<InboxItem> {
  const [row] = await select(db).where(eq(inbox.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return toItem(row);
}

/** The row itself, locked until the transaction ends. @throws Failure NOT_FOUND */
export async function lockItem(tx: Transaction, id: number) {
  const [row] = await tx.select().from(inbox).where(eq(inbox.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

/** The note's last save, for the optimistic lock. @throws Failure NOT_FOUND */
export async function getNoteChange(tx: Transaction, id: number): Promise<string> {
  const [row] = await tx.select({ UpdatedAt: noteChange }).from(inbox).where(eq(inbox.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row.UpdatedAt;
}

export async function setItem(tx: Transaction, id: number, set: Partial<typeof inbox.$inferInsert>): Promise<void> {
  await tx.update(inbox).set(set).where(eq(inbox.ID, id));
}
