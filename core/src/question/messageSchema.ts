import { z } from "zod";
import { multiline, timestamp } from "../contract/fieldSchema.ts";
import { lengths } from "../contract/lengths.ts";

/** Facts that staff ask for and the asker gives; the asker's question about the answer, and the answer to that. */
export const messageKinds = ["factsAsked", "facts", "followUp", "followUpAnswer"] as const;
export const MessageKind = z.enum(messageKinds);
export type MessageKind = z.infer<typeof MessageKind>;

/** What staff and the asker have written to each other, oldest first. `Name` is null where the asker wrote. */
export const QuestionMessage = z
  .object({ Kind: MessageKind, Body: z.string(), At: timestamp, Name: z.string().nullable() })
  .meta({ id: "QuestionMessage" });
export type QuestionMessage = z.infer<typeof QuestionMessage>;

/** Staff write to the asker. */
export const WriteToAsker = z.strictObject({ Message: multiline(lengths.Message) }).meta({ id: "WriteToAsker" });
export type WriteToAsker = z.infer<typeof WriteToAsker>;

/** The asker gives the facts that were asked for, or asks about the answer. */
export const ReplyToStaff = z
  .strictObject({ Kind: z.enum(["facts", "followUp"]), Message: multiline(lengths.Message) })
  .meta({ id: "ReplyToStaff" });
export type ReplyToStaff = z.infer<typeof ReplyToStaff>;
