import { followUpUntil } from "@lagrum/core/question/followUp";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { isAnswered, reference } from "@lagrum/core/question/questionState";
import { eq, sql } from "drizzle-orm";
import { findAgreedCall } from "../calls/callRepository.ts";
import type { Reader } from "../db/database.ts";
import { answers } from "../db/schema/answers.ts";
import { categories } from "../db/schema/categories.ts";
import { originalTexts } from "../db/schema/publication.ts";
import { questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import { findOrderOfQuestion } from "../orders/orderRepository.ts";
import { questionOrderOf } from "../orders/orderView.ts";
import { mayBuyFollowUp } from "../orders/questionOrders.ts";
import { listServices } from "../products/priceRepository.ts";
import { listMessages } from "./messageRepository.ts";
import { optionalColumns } from "./questionRows.ts";

/**
 * The question as its asker sees it: with the original text, without a draft, and without a link if it is hidden.
 * @throws Failure LINK_INVALID
 */
export async function getStatus(db: Reader, id: number, now: Date): Promise<QuestionStatus> {
  const [row] = await db
    .select({
      ID: questions.ID,
      Title: sql<string>`coalesce(${originalTexts.Title}, ${questions.Title})`,
      QuestionBody: sql<string>`coalesce(${originalTexts.QuestionBody}, ${questions.QuestionBody})`,
      ...optionalColumns,
      Type: questions.Type,
      State: questions.State,
      Hidden: questions.Hidden,
      Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
      CreatedAt: questions.CreatedAt,
      ConfirmedAt: questions.ConfirmedAt,
      AnsweredAt: questions.AnsweredAt,
      DueAt: questions.DueAt,
      ClosedAt: questions.ClosedAt,
      PublishedAt: questions.PublishedAt,
      FollowUpAt: questions.FollowUpAt,
      FollowUpAnsweredAt: questions.FollowUpAnsweredAt,
      AnswerBody: answers.AnswerBody,
      Uri: questions.Uri,
      PublishConsent: questions.PublishConsent,
      ObjectedAt: questions.ObjectedAt,
    })
    .from(questions)
    .innerJoin(categories, eq(categories.ID, questions.CategoryID))
    .leftJoin(answers, eq(answers.ID, questions.ID))
    .leftJoin(originalTexts, eq(originalTexts.QuestionID, questions.ID))
    .where(eq(questions.ID, id));
  if (!row) throw new Failure("LINK_INVALID");
  const isPublic = row.State === "Published" && !row.Hidden;
  return {
    ...row,
    Reference: reference(row.ID),
    DueAt: row.State === "Open" || row.State === "NeedsInfo" ? row.DueAt : null,
    AnswerBody: isAnswered(row.State) ? row.AnswerBody : null,
    Uri: isPublic ? row.Uri : null,
    PublishedAt: isPublic ? row.PublishedAt : null,
    Objected: row.ObjectedAt !== null,
    CallAt: (row.Type === "PhoneAdvice" && (await findAgreedCall(db, id))?.Start) || null,
    Messages: await listMessages(db, id),
    FollowUpUntil: followUpUntil(row, now),
    ...(await ordersOf(db, row, now)),
  };
}

/** The orders of a question. A further follow-up question can be bought after the answer, one at a time. */
async function ordersOf(db: Reader, question: Parameters<typeof mayBuyFollowUp>[0] & { ID: number }, now: Date) {
  const [order, followUp] = [
    await findOrderOfQuestion(db, question.ID, ["Question"]),
    await findOrderOfQuestion(db, question.ID, ["FollowUp"]),
  ];
  const isWaiting = followUp !== undefined && followUp.EndedAt === null && followUp.PaidAt === null;
  const isSold = (await listServices(db, now)).some(({ Code, Active }) => Code === "FOLLOWUP" && Active);
  return {
    Order: await questionOrderOf(db, order, now),
    FollowUpOrder: isWaiting ? await questionOrderOf(db, followUp, now) : null,
    CanBuyFollowUp: isSold && mayBuyFollowUp(question, followUp),
  };
}
