import { followUpUntil } from "@lagrum/core/question/followUp";
import { type PublicationCase, publicationMailText } from "@lagrum/core/question/publicationTexts";
import { isClosed } from "@lagrum/core/question/questionState";
import { isPaidType } from "@lagrum/core/question/questionTransitions";
import { formatDateTime } from "@lagrum/core/text/dates";
import type { Mail } from "@lagrum/core/texts/mails";
import { eq } from "drizzle-orm";
import { listReceipts } from "../accounting/receiptRepository.ts";
import { issueCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { findOrderOfQuestion } from "../orders/orderRepository.ts";
import { readMoneyBack } from "../payments/moneyBack.ts";
import type { MailToAsker } from "./queuedMail.ts";

/** A mail to an asker, with a new code. */
export function composeAskerMail({ db, clock }: Pick<App, "db" | "clock">, queued: MailToAsker): Promise<Mail | null> {
  const { QuestionID } = queued;
  return db.transaction(async (tx) => {
    // The lock makes an erasure wait until the code is stored.
    const [row] = await tx
      .select({ To: askers.Email, FirstName: askers.FirstName, ...caseColumns })
      .from(askers)
      .innerJoin(questions, eq(questions.ID, askers.QuestionID))
      .where(eq(askers.QuestionID, QuestionID))
      .for("share");
    if (!row) return null;
    const isConfirmation = queued.Kind === "questionConfirm";
    if (isConfirmation && row.State !== "AwaitingConfirmation") return null;
    if (isClosed(row.State) && queued.Kind !== "questionDeclined") return null;
    const purpose = isConfirmation ? "confirmQuestion" : "questionStatus";
    const Code = await issueCode(tx, purpose, QuestionID, clock());
    const asker = { To: row.To, FirstName: row.FirstName, QuestionID, Code };
    switch (queued.Kind) {
      case "questionConfirm":
        return { ...asker, Kind: queued.Kind, isPaid: isPaidType(row.Type) };
      case "questionAnswered":
        return {
          ...asker,
          Kind: queued.Kind,
          Publication: publicationMailText(publicationCaseOf(row)),
          ...followUpOf(row, clock()),
        };
      case "callHeld":
        return {
          ...asker,
          Kind: queued.Kind,
          ...followUpOf(row, clock()),
          hasReceipt: await hasReceipt(tx, QuestionID),
        };
      case "questionReceived":
        return { ...asker, Kind: queued.Kind, Type: row.Type, isUnpaid: row.State === "AwaitingPayment" };
      case "callAgreed":
        return { ...asker, Kind: queued.Kind, When: formatDateTime(queued.AgreedAt), isMoved: queued.isMoved };
      case "questionDeclined": {
        const order = await findOrderOfQuestion(tx, QuestionID, ["Question"]);
        const Money = order ? await readMoneyBack(tx, order.ID) : ({ State: "Nothing" } as const);
        return { ...asker, Kind: queued.Kind, Money };
      }
      default:
        return { ...asker, Kind: queued.Kind };
    }
  });
}

const caseColumns = {
  Type: questions.Type,
  State: questions.State,
  PublishConsent: questions.PublishConsent,
  ObjectedAt: questions.ObjectedAt,
  Hidden: questions.Hidden,
  AnsweredAt: questions.AnsweredAt,
  FollowUpAt: questions.FollowUpAt,
};
type CaseRow = Pick<typeof questions.$inferSelect, keyof typeof caseColumns>;

const publicationCaseOf = ({ ObjectedAt, Hidden, ...row }: CaseRow): PublicationCase => ({
  ...row,
  Objected: ObjectedAt !== null,
  isPublished: row.State === "Published" && !Hidden,
});

function followUpOf(row: CaseRow, now: Date) {
  const until = followUpUntil(row, now);
  return { FollowUpUntil: until && formatDateTime(until) };
}

async function hasReceipt(db: Reader, questionId: number): Promise<boolean> {
  const order = await findOrderOfQuestion(db, questionId, ["Question"]);
  return order !== undefined && (await listReceipts(db, order.ID)).length > 0;
}
