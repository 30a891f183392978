import { type AccountMail, accountMailContent } from "./accountMails.ts";
import { type AskerMail, askerMailContent } from "./askerMails.ts";
import {
  type BookingMail,
  bookingMailContent,
  type LawyerMail,
  lawyerMailContent,
  type UnconfirmedMail,
  unconfirmedMailContent,
} from "./bookingMails.ts";
import { type ComplaintMail, complaintMailContent } from "./complaintMails.ts";
import { type ConflictMail, conflictMailContent } from "./conflictMails.ts";
import { type ContactMail, contactMailContent } from "./contactMails.ts";
import type { MailContent } from "./mailContent.ts";
import { type OrderMail, orderMailContent } from "./orderMails.ts";
import { type PaymentMail, paymentMailContent } from "./paymentMails.ts";
import { type RentClaimMail, rentClaimMailContent } from "./rentClaimMails.ts";
import { type StaffMail, staffMailContent } from "./staffMails.ts";
import { type VisitorMail, visitorMailContent } from "./visitorMails.ts";
import { type WaitingMail, waitingMailContent } from "./waitingMails.ts";
import { type WithdrawalMail, withdrawalMailContent } from "./withdrawalMails.ts";

/** The mails of the service, by kind. */
export type Mail =
  | AskerMail
  | StaffMail
  | ConflictMail
  | AccountMail
  | ContactMail
  | BookingMail
  | UnconfirmedMail
  | LawyerMail
  | WaitingMail
  | VisitorMail
  | OrderMail
  | PaymentMail
  | WithdrawalMail
  | ComplaintMail
  | RentClaimMail;

/**
 * @param publicUrl the base URL of links, without a trailing slash.
 * @param reference the question's or the order's reference: "L-1042", "O-5012".
 */
export function mailContent(mail: Mail, publicUrl: string, reference: string): MailContent {
  switch (mail.Kind) {
    case "readingAsked":
    case "questionWithdrawn":
    case "askerReplied":
    case "questionPressing":
      return staffMailContent(mail, publicUrl, reference);
    case "conflictFound":
      return conflictMailContent(mail, publicUrl);
    case "accountConfirm":
    case "accountExists":
    case "accountMade":
    case "userAccepted":
    case "userRejected":
      return accountMailContent(mail, publicUrl);
    case "paymentReversed":
      return paymentMailContent(mail, publicUrl, reference);
    case "meetingChanged":
      return lawyerMailContent(mail, publicUrl);
    case "bookingConfirm":
    case "freeMeetingUsed":
      return unconfirmedMailContent(mail, publicUrl);
    case "bookingConfirmed":
    case "bookingMoved":
    case "bookingReminder":
    case "bookingCancelled":
      return bookingMailContent(mail, publicUrl);
    case "waitingJoined":
    case "timeOffered":
      return waitingMailContent(mail, publicUrl);
    case "messageReceived":
    case "message":
    case "answerReported":
      return contactMailContent(mail, publicUrl);
    case "myCasesLink":
      return visitorMailContent(mail, publicUrl);
    case "orderPlaced":
    case "orderPaid":
    case "orderAsked":
    case "orderDelivered":
    case "orderCancelled":
    case "paymentDeclined":
    case "deadlineMissed":
    case "orderRefunded":
    case "paymentReturned":
      return orderMailContent(mail, publicUrl, reference);
    case "withdrawalReceived":
    case "withdrawalDecided":
      return withdrawalMailContent(mail, publicUrl);
    case "complaintReceived":
    case "complaintDecided":
      return complaintMailContent(mail, publicUrl);
    case "rentClaimReceived":
    case "rentClaimMoved":
      return rentClaimMailContent(mail, publicUrl);
    default:
      return askerMailContent(mail, publicUrl, reference);
  }
}
