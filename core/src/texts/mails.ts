import type { QuestionType } from "../contract/question.ts";

interface ToAsker {
  To: string;
  FirstName: string | null;
  QuestionID: number;
  /** The code in the link. */
  Code: string;
}

/** The mails of the service, by kind. None carries a word of the story: only links. */
export type Mail =
  | (ToAsker & { Kind: "questionConfirm" })
  | (ToAsker & { Kind: "questionReceived"; Type: QuestionType })
  | (ToAsker & { Kind: "questionAnswered" });
