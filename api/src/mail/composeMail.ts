import { messageReference, reportReference } from "@lagrum/core/contact/references";
import { formatPrice } from "@lagrum/core/money/money";
import { formatDateTime } from "@lagrum/core/text/dates";
import type { Mail } from "@lagrum/core/texts/mails";
import { and, eq, isNull } from "drizzle-orm";
import { issueCode } from "../accounts/accessCodes.ts";
import { lockById } from "../accounts/accountRepository.ts";
import type { App } from "../app.ts";
import { composeForBooker, composeForLawyer, composeUnconfirmed } from "../bookings/bookingMail.ts";
import { composeComplaintMail } from "../complaints/complaintMail.ts";
import type { Database, Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { answerReports } from "../db/schema/answerFeedback.ts";
import { contactMessages } from "../db/schema/contact.ts";
import { questions } from "../db/schema/questions.ts";
import { issueLink } from "../myCases/caseAccess.ts";
import { isKnownAddress } from "../myCases/myCasesRepository.ts";
import { referenceOf } from "../orders/orderParties.ts";
import { getOrderRow } from "../orders/orderRepository.ts";
import { composeRentClaimMail } from "../rentClaims/rentClaimMail.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { composeWaitingMail } from "../waitingList/waitingMail.ts";
import { composeWithdrawalMail } from "../withdrawals/withdrawalMail.ts";
import { composeAskerMail } from "./composeAskerMail.ts";
import { composeOrderMail } from "./composeOrderMail.ts";
import type { ConfirmationMail, MailToPerson, MessageMail, MyCasesMail, QueuedMail, ReportMail } from "./queuedMail.ts";

type Tools = Pick<App, "db" | "env" | "identity" | "clock">;

/**
 * Reads the recipient and the content of a queued mail, and creates its code. Each attempt creates a new code: an
 * attempt that seemed to fail may have delivered its mail, so earlier codes stay usable.
 * @returns null when the mail is no longer due: its recipient was erased, or its event was cancelled
 */
export function composeMail(tools: Tools, queued: QueuedMail): Promise<Mail | null> {
  switch (queued.Kind) {
    case "questionConfirm":
    case "questionReceived":
    case "questionAnswered":
    case "callHeld":
    case "factsAsked":
    case "followUpAnswered":
    case "questionDeclined":
    case "callAgreed":
      return composeAskerMail(tools, queued);
    case "bookingConfirm":
      return composeUnconfirmed(tools, queued);
    case "bookingConfirmed":
    case "bookingMoved":
    case "bookingReminder":
    case "bookingCancelled":
      return composeForBooker(tools, queued);
    case "meetingChanged":
      return composeForLawyer(tools, queued);
    case "waitingJoined":
    case "timeOffered":
      return composeWaitingMail(tools, queued);
    case "accountConfirm":
      return composeConfirmation(tools, queued);
    case "questionDeleted": {
      const { Kind, Email: To, QuestionID, wasAnswered } = queued;
      return Promise.resolve({ Kind, To, QuestionID, wasAnswered });
    }
    case "myCasesLink":
      return composeMyCasesLink(tools, queued);
    case "readingAsked":
    case "questionWithdrawn":
    case "askerReplied":
    case "questionPressing":
    case "paymentReversed":
    case "conflictFound":
    case "accountExists":
    case "accountMade":
    case "userAccepted":
    case "userRejected":
      return composeForPerson(tools, queued);
    case "messageReceived":
    case "message":
      return composeFromMessage(tools.db, queued);
    case "answerReported":
      return composeReport(tools.db, queued);
    case "orderPlaced":
    case "orderPaid":
    case "orderAsked":
    case "orderDelivered":
    case "orderCancelled":
    case "paymentDeclined":
    case "deadlineMissed":
    case "orderRefunded":
    case "paymentReturned":
      return composeOrderMail(tools, queued);
    case "withdrawalReceived":
    case "withdrawalDecided":
      return composeWithdrawalMail(tools, queued);
    case "complaintReceived":
    case "complaintDecided":
      return composeComplaintMail(tools, queued);
    case "rentClaimReceived":
    case "rentClaimMoved":
      return composeRentClaimMail(tools, queued);
    default:
      return queued satisfies never;
  }
}

/** The code of a replaced application must not confirm the account of the new one. */
function composeConfirmation({ db, clock }: Tools, { UserID, AppliedAt }: ConfirmationMail) {
  return db.transaction(async (tx) => {
    const account = await lockById(tx, UserID);
    if (!account || account.Confirmed || account.DeletedAt !== null) return null;
    if (account.AcceptedPrivacyAt !== AppliedAt) return null;
    const Code = await issueCode(tx, "confirmAccount", UserID, clock());
    return { Kind: "accountConfirm", To: account.Email, Code } as const;
  });
}

const composeMyCasesLink = ({ db, clock }: Tools, { Kind, Email: To }: MyCasesMail): Promise<Mail | null> =>
  db.transaction(async (tx) =>
    (await isKnownAddress(tx, To)) ? { Kind, To, Code: await issueLink(tx, To, clock()) } : null,
  );

async function composeForPerson({ db, identity }: Tools, queued: MailToPerson): Promise<Mail | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.UserID, queued.UserID), isNull(accounts.DeletedAt)));
  if (!account) return null;
  const { Email: To, FirstName, Status } = account;
  switch (queued.Kind) {
    case "accountExists":
      return { Kind: queued.Kind, To };
    case "accountMade":
      return account.PasswordSet ? null : { Kind: queued.Kind, To, FirstName, Code: await identity.passwordCode(To) };
    case "userAccepted":
      return Status.includes("approved") ? { Kind: queued.Kind, To, FirstName, Reason: account.AcceptReason } : null;
    case "userRejected":
      return Status.includes("rejected") && account.RejectReason !== null
        ? { Kind: queued.Kind, To, FirstName, Reason: account.RejectReason, wasAdvisor: queued.wasAdvisor }
        : null;
    case "questionPressing": {
      const { Kind, QuestionID, DueAt, isReserved } = queued;
      const Type = await findType(db, QuestionID);
      return Type ? { Kind, To, FirstName, QuestionID, Type, Due: formatDateTime(DueAt), isReserved } : null;
    }
    case "paymentReversed":
      return { Kind: queued.Kind, To, FirstName, OrderID: queued.OrderID, Sum: formatPrice(queued.Amount) };
    case "conflictFound": {
      const { Kind, Matter } = queued;
      if (Matter.Kind === "order" && (await getOrderRow(db, Matter.ID)).ReviewSince === null) return null;
      return { Kind, To, FirstName, Matter, Reference: referenceOf(Matter) };
    }
    case "readingAsked":
    case "questionWithdrawn":
      return { Kind: queued.Kind, To, FirstName, QuestionID: queued.QuestionID };
    case "askerReplied":
      return { Kind: queued.Kind, To, FirstName, QuestionID: queued.QuestionID, Reply: queued.Reply };
    default:
      return queued satisfies never;
  }
}

async function findType(db: Reader, id: number) {
  const [question] = await db.select({ Type: questions.Type }).from(questions).where(eq(questions.ID, id));
  return question?.Type;
}

async function composeFromMessage(db: Database, queued: MessageMail): Promise<Mail | null> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.ID, queued.MessageID));
  if (!row) return null;
  const Reference = messageReference(row.ID);
  if (queued.Kind === "messageReceived") return { Kind: queued.Kind, To: row.Email, Reference };
  const To = await findFirm(db);
  const { Name, Email: ReplyTo, Phone, Subject, OrderRef, Message } = row;
  return To ? { Kind: queued.Kind, To, ReplyTo, Reference, Name, Phone, Subject, OrderRef, Message } : null;
}

async function composeReport(db: Database, { Kind, ReportID }: ReportMail): Promise<Mail | null> {
  const [row] = await db
    .select({ report: answerReports, Title: questions.Title, Uri: questions.Uri })
    .from(answerReports)
    .innerJoin(questions, eq(questions.ID, answerReports.AnswerID))
    .where(eq(answerReports.ID, ReportID));
  const To = await findFirm(db);
  if (!row?.Uri || !To) return null;
  const { Reason, Text, Email: ReplyTo } = row.report;
  return { Kind, To, ReplyTo, Reference: reportReference(ReportID), Reason, Text, Title: row.Title, Uri: row.Uri };
}

const findFirm = async (db: Reader) => (await readSettings(db)).settings.COMPANY_EMAIL;
