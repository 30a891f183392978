import { z } from "zod";
import { multiline, timestamp } from "../contract/fieldSchema.ts";
import { lengths } from "../contract/lengths.ts";
import { provisionReason } from "../law/provisionReasonSchema.ts";

/** A request for facts and the asker's reply; the asker's follow-up question and its answer; the reason of a decline. */
export const messageKinds = ["factsAsked", "facts", "followUp", "followUpAnswer", "declined"] as const;
export const MessageKind = z.enum(messageKinds);
export type MessageKind = z.infer<typeof MessageKind>;

/** The messages between staff and the asker, oldest first. `Name` is null for the asker's. */
export const QuestionMessage = z
  .object({ Kind: MessageKind, Body: z.string(), At: timestamp, Name: z.string().nullable() })
  .meta({ id: "QuestionMessage" });
export type QuestionMessage = z.infer<typeof QuestionMessage>;

/** A message of staff to the asker. */
export const WriteToAsker = z
  .strictObject({ Message: multiline(lengths.Message), ...provisionReason })
  .meta({ id: "WriteToAsker" });
export type WriteToAsker = z.infer<typeof WriteToAsker>;

/** The asker's reply with facts, or the follow-up question. */
export const ReplyToStaff = z
  .strictObject({ Kind: z.enum(["facts", "followUp"]), Message: multiline(lengths.Message) })
  .meta({ id: "ReplyToStaff" });
export type ReplyToStaff = z.infer<typeof ReplyToStaff>;
