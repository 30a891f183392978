import { checkBody } from "@lagrum/core/contract/checkBody";
import { ReplyToStaff } from "@lagrum/core/question/messageSchema";
import type { QuestionStatus } from "@lagrum/core/question/questionSchema";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

/** `Kind` is the kind of reply: requested facts, or a question about the answer. */
export const replyForm = defineForm({
  empty: { Kind: "", Message: "", ...spamProtection },
  hidden: ["Kind"],
  draft: { key: "reply" },
  check: ({ Kind, Message }) => checkBody(ReplyToStaff, { Kind, Message }),
});
export type ReplyValues = ValuesOf<typeof replyForm>;

/** The kind of message that the asker may send now; null for none. */
export function replyKind({ State, FollowUpUntil }: QuestionStatus): ReplyToStaff["Kind"] | null {
  if (State === "NeedsInfo") return "facts";
  return FollowUpUntil === null ? null : "followUp";
}
