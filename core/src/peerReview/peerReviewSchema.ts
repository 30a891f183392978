import { z } from "zod";
import { id, multiline, timestamp } from "../contract/fieldSchema.ts";

export const readingOutcomes = ["Approved", "Returned"] as const;
const Outcome = z.enum(readingOutcomes);
const person = z.object({ UserID: id, Name: z.string() });
const note = multiline({ min: 0, max: 2_000 });

/** A colleague's reading of an answer before it is sent. */
export const Reading = z
  .object({
    ID: id,
    AskedBy: person,
    Reader: person,
    AskedAt: timestamp,
    /** Null until the colleague has read. */
    Outcome: Outcome.nullable(),
    ReadAt: timestamp.nullable(),
    Note: z.string().nullable(),
    /** Whether the answer has been changed since it was read. */
    Outdated: z.boolean(),
  })
  .meta({ id: "Reading" });
export type Reading = z.infer<typeof Reading>;

export const ReadingList = z
  .object({
    /** Newest first. */
    Readings: z.array(Reading),
    /** The colleagues who may be asked. */
    Readers: z.array(person),
    /** Whether an answer of this type isn't sent unread. */
    Required: z.boolean(),
  })
  .meta({ id: "ReadingList" });
export type ReadingList = z.infer<typeof ReadingList>;

export const AskForReading = z.strictObject({ ReaderID: id }).meta({ id: "AskForReading" });
export type AskForReading = z.infer<typeof AskForReading>;

/** What is returned says why. */
export const FinishReading = z
  .strictObject({ Outcome, Note: note.optional() })
  .refine(({ Outcome, Note }) => Outcome === "Approved" || (Note ?? "") !== "", { path: ["Note"], message: "REQUIRED" })
  .meta({ id: "FinishReading" });
export type FinishReading = z.infer<typeof FinishReading>;
