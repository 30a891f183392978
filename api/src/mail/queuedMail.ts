import type { Matter } from "@lagrum/core/conflict/partySchema";
import type { ReplyToStaff } from "@lagrum/core/question/messageSchema";
import type { OrderMail } from "@lagrum/core/texts/orderMails";

/**
 * The payload of the mail queue: only references. Recipient, name, text and code are read or made when it is sent
 * (composeMail.ts), so that no job contains readable personal data or a usable code.
 */
export type QueuedMail =
  | MailToAsker
  | ConfirmationMail
  | MailToPerson
  | MessageMail
  | ReportMail
  | DeletionMail
  | BookingMail
  | UnconfirmedMail
  | LawyerMail
  | WaitingMailPayload
  | MyCasesMail
  | MailToBuyer
  | WithdrawalMailPayload
  | ComplaintMailPayload
  | RentClaimMailPayload;

/** To the buyer of an order. */
export type MailToBuyer =
  | { Kind: Exclude<OrderMail["Kind"], "orderRefunded" | "paymentReturned">; OrderID: number }
  | {
      Kind: "orderRefunded";
      OrderID: number;
      Amount: number;
      isWhole: boolean;
      isRelease: boolean;
      isElsewhere?: boolean;
    }
  | {
      Kind: "paymentReturned";
      OrderID: number;
      PaymentID: number;
      Amount: number;
      isRelease: boolean;
      isElsewhere?: boolean;
    };

export type MailToAsker =
  | {
      Kind:
        | "questionConfirm"
        | "questionReceived"
        | "questionAnswered"
        | "callHeld"
        | "factsAsked"
        | "followUpAnswered";
      QuestionID: number;
    }
  | { Kind: "questionDeclined"; QuestionID: number }
  | { Kind: "callAgreed"; QuestionID: number; AgreedAt: string; isMoved: boolean };

/** AppliedAt distinguishes the application from a later one for the same account. */
export type ConfirmationMail = { Kind: "accountConfirm"; UserID: number; AppliedAt: string };

/** To the owner of an account. */
export type MailToPerson =
  | { Kind: "accountExists" | "accountMade" | "userAccepted"; UserID: number }
  | { Kind: "userRejected"; UserID: number; wasAdvisor: boolean }
  | { Kind: "readingAsked" | "questionWithdrawn"; UserID: number; QuestionID: number }
  | { Kind: "askerReplied"; UserID: number; QuestionID: number; Reply: ReplyToStaff["Kind"] }
  | { Kind: "paymentReversed"; UserID: number; OrderID: number; Amount: number }
  | { Kind: "conflictFound"; UserID: number; Matter: Matter }
  | { Kind: "questionPressing"; UserID: number; QuestionID: number; DueAt: string; isReserved: boolean };

/** About a message from the contact form: to the firm, and to the sender. */
export type MessageMail = { Kind: "message" | "messageReceived"; MessageID: number };

export type ReportMail = { Kind: "answerReported"; ReportID: number };

/** To the asker of a deleted question. Its payload has the address, and is sealed. */
export type DeletionMail = { Kind: "questionDeleted"; Email: string; QuestionID: number; wasAnswered: boolean };

/** To an address that may be unknown: then no mail is sent. Its payload has the address, and is sealed. */
export type MyCasesMail = { Kind: "myCasesLink"; Email: string };

/** To the booker of a free meeting that is not confirmed. What it says depends on whether the person has had one. */
export type UnconfirmedMail = { Kind: "bookingConfirm"; BookingID: number };

/** To the booker of a meeting. */
export type BookingMail =
  | { Kind: "bookingConfirmed" | "bookingMoved" | "bookingReminder"; BookingID: number }
  | { Kind: "bookingCancelled"; BookingID: number; isByFirm: boolean };

/** To an address on the waiting list. OfferID is the held booking. */
export type WaitingMailPayload =
  | { Kind: "waitingJoined"; WaitingID: number }
  | { Kind: "timeOffered"; WaitingID: number; OfferID: number };

/** To the sender of a withdrawal. */
export type WithdrawalMailPayload = { Kind: "withdrawalReceived" | "withdrawalDecided"; WithdrawalID: number };

/** To the sender of a complaint. */
export type ComplaintMailPayload = { Kind: "complaintReceived" | "complaintDecided"; ComplaintID: number };

/** To the tenant of a rent claim. */
export type RentClaimMailPayload = { Kind: "rentClaimReceived" | "rentClaimMoved"; RentClaimID: number };

/** To the lawyer of a meeting. */
export type LawyerMail = {
  Kind: "meetingChanged";
  BookingID: number;
  UserID: number;
  Change: "booked" | "moved" | "cancelled";
};
