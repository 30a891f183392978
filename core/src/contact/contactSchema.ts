import { z } from "zod";
import { email, lengths, multiline, personName, phone, singleLine } from "../contract/fieldSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";

export const contactSubjects = [
  "Purchase",
  "Technical",
  "Press",
  "Complaint",
  "PersonalData",
  "Accessibility",
  "Other",
] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** A message to the firm. */
export const SendMessage = z
  .strictObject({
    Name: personName,
    Email: email,
    Phone: phone.nullish(),
    Subject: z.enum(contactSubjects),
    /** The order or question that the message is about, in the sender's words. */
    OrderRef: singleLine(lengths.OrderRef).nullish(),
    Message: multiline(lengths.Message),
    ...honeypot,
  })
  .meta({ id: "SendMessage" });
export type SendMessage = z.infer<typeof SendMessage>;

/** The receipt: the sender can quote `Reference` to us. */
export const SentMessage = z.object({ Reference: z.string() }).meta({ id: "SentMessage" });
export type SentMessage = z.infer<typeof SentMessage>;
