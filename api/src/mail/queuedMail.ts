import type { ReplyToStaff } from "@lagrum/core/question/messageSchema";

/** To the asker of a question. */
type ToAsker = "questionConfirm" | "questionReceived" | "questionAnswered" | "factsAsked" | "followUpAnswered";

/** To the owner of an account. */
type ToPerson = "accountExists" | "accountMade" | "userAccepted";

/**
 * The payload of the mail queue: what the mail is about. Recipient, name, text and code are read or made when it is sent
 * (composeMail.ts), so that no job holds personal data or a usable code.
 */
export type QueuedMail =
  | { Kind: ToAsker; QuestionID: number }
  | { Kind: "callAgreed"; QuestionID: number; AgreedAt: string; isMoved: boolean }
  | { Kind: "readingAsked"; QuestionID: number; UserID: number }
  | { Kind: "askerReplied"; QuestionID: number; UserID: number; Reply: ReplyToStaff["Kind"] }
  | { Kind: "questionPressing"; QuestionID: number; UserID: number; DueAt: string; isReserved: boolean }
  | { Kind: ToPerson; UserID: number }
  | { Kind: "userRejected"; UserID: number; wasAdvisor: boolean }
  /** AppliedAt tells the application from a later one for the same account. */
  | { Kind: "accountConfirm"; UserID: number; AppliedAt: string }
  | { Kind: "message" | "messageReceived"; MessageID: number }
  | { Kind: "answerReported"; ReportID: number };
