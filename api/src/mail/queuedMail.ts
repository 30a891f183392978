import type { ReplyToStaff } from "@lagrum/core/question/messageSchema";

/**
 * The payload of the mail queue: what the mail is about. Recipient, name, text and code are read or made when it is sent
 * (composeMail.ts), so that no job holds personal data or a usable code.
 */
export type QueuedMail = MailToAsker | ConfirmationMail | MailToPerson | MessageMail | ReportMail;

export type MailToAsker =
  | {
      Kind: "questionConfirm" | "questionReceived" | "questionAnswered" | "factsAsked" | "followUpAnswered";
      QuestionID: number;
    }
  | { Kind: "callAgreed"; QuestionID: number; AgreedAt: string; isMoved: boolean };

/** AppliedAt tells the application from a later one for the same account. */
export type ConfirmationMail = { Kind: "accountConfirm"; UserID: number; AppliedAt: string };

/** To the owner of an account. */
export type MailToPerson =
  | { Kind: "accountExists" | "accountMade" | "userAccepted"; UserID: number }
  | { Kind: "userRejected"; UserID: number; wasAdvisor: boolean }
  | { Kind: "readingAsked"; UserID: number; QuestionID: number }
  | { Kind: "askerReplied"; UserID: number; QuestionID: number; Reply: ReplyToStaff["Kind"] }
  | { Kind: "questionPressing"; UserID: number; QuestionID: number; DueAt: string; isReserved: boolean };

/** About a message from the contact form: to the firm, and to the sender. */
export type MessageMail = { Kind: "message" | "messageReceived"; MessageID: number };

export type ReportMail = { Kind: "answerReported"; ReportID: number };
