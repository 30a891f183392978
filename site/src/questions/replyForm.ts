import { checkBody } from "@lagrum/core/contract/checkBody";
import { ReplyToStaff } from "@lagrum/core/question/messageSchema";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { newSpamProtection, readSpamProtection, type SpamProtection, textOf } from "../forms/sendForm.ts";

/** The fields in the order of the form. */
export const replyFields = ["Message"] as const;

/** Everything as typed, and what kind of reply it is: facts that were asked for, or a question about the answer. */
export type ReplyValues = { Kind: string; Message: string } & SpamProtection;

/** What the asker may write now; null when there is nothing to reply to. */
export function replyKind({ State, FollowUpUntil }: QuestionStatus): ReplyToStaff["Kind"] | null {
  if (State === "NeedsInfo") return "facts";
  return FollowUpUntil === null ? null : "followUp";
}

export const emptyReply = (): ReplyValues => ({ Kind: "", Message: "", ...newSpamProtection() });

export const readReply = (form: FormData): ReplyValues => ({
  Kind: textOf(form, "Kind"),
  Message: textOf(form, "Message"),
  ...readSpamProtection(form),
});

export const checkReply = ({ Kind, Message }: ReplyValues) => checkBody(ReplyToStaff, { Kind, Message });
