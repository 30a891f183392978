import { z } from "zod";
import { answerReportReasons } from "../answer/answerFeedbackSchema.ts";
import { Colleague } from "../audit/auditSchema.ts";
import { contactSubjects } from "../contact/contactSchema.ts";
import { id, listAnswer, listQuery, multiline, timestamp } from "../contract/fieldSchema.ts";
import { lengths } from "../contract/lengths.ts";
import { lock } from "../contract/optimisticLockSchema.ts";

/** A reported error in an answer, an asker's objection to publication, a message to the firm. */
export const inboxKinds = ["Report", "Objection", "Message"] as const;
export const InboxKind = z.enum(inboxKinds);
export type InboxKind = z.infer<typeof InboxKind>;

export const inboxStates = ["New", "Taken", "Handled"] as const;
export const InboxState = z.enum(inboxStates);
export type InboxState = z.infer<typeof InboxState>;

/** An inbox item from a reader, with its state. */
export const InboxItem = z
  .object({
    ID: id,
    Kind: InboxKind,
    /** The reference that the sender can quote. */
    Reference: z.string(),
    CreatedAt: timestamp,
    State: InboxState,
    /** The question or answer; null for a message. */
    About: z
      .object({
        ID: id,
        Title: z.string(),
        HasAnswer: z.boolean(),
        Hidden: z.boolean(),
        /** Whether it is public now. */
        IsPublic: z.boolean(),
        /** Whether the answer has been changed since the report. */
        IsChanged: z.boolean(),
      })
      .nullable(),
    /** For a report. */
    Reason: z.enum(answerReportReasons).nullable(),
    /** For a message. */
    Subject: z.enum(contactSubjects).nullable(),
    OrderRef: z.string().nullable(),
    /** Null for an objection, which has no text. */
    Text: z.string().nullable(),
    Name: z.string().nullable(),
    Email: z.string().nullable(),
    Phone: z.string().nullable(),
    TakenBy: Colleague.nullable(),
    TakenAt: timestamp.nullable(),
    HandledBy: Colleague.nullable(),
    HandledAt: timestamp.nullable(),
    /** An internal note of the staff. */
    Note: z.string(),
    /** When the note was last saved; before that, when the item was created. */
    UpdatedAt: timestamp,
  })
  .meta({ id: "InboxItem" });
export type InboxItem = z.infer<typeof InboxItem>;

export const InboxList = z.object({ Items: z.array(InboxItem), ...listAnswer }).meta({ id: "InboxList" });
export type InboxList = z.infer<typeof InboxList>;

const { Page, PageSize, Order, After } = listQuery;

export const InboxQuery = z.strictObject({
  ...{ Page, PageSize, Order, After },
  Sort: z.enum(["CreatedAt"]).default("CreatedAt"),
  Kind: InboxKind.optional(),
  /** Of a report. */
  Reason: z.enum(answerReportReasons).optional(),
  /** Open: new or taken. */
  State: z.enum([...inboxStates, "Open"]).optional(),
});
export type InboxQuery = z.infer<typeof InboxQuery>;

/** Staff take, release, handle or reopen an item, or save its note, which has the optimistic lock. */
export const UpdateInboxItem = z
  .strictObject({ State: InboxState.optional(), Note: multiline(lengths.InboxNote).optional(), ...lock })
  .meta({ id: "UpdateInboxItem" });
export type UpdateInboxItem = z.infer<typeof UpdateInboxItem>;
