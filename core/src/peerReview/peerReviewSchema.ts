import { z } from "zod";
import { id, multiline, timestamp } from "../contract/fieldSchema.ts";

export const peerReviewOutcomes = ["Approved", "Returned"] as const;
const Outcome = z.enum(peerReviewOutcomes);
const person = z.object({ UserID: id, Name: z.string() });
const note = multiline({ min: 0, max: 2_000 });

/** A peer review of an answer before it is sent. */
export const PeerReview = z
  .object({
    ID: id,
    AskedBy: person,
    Reader: person,
    AskedAt: timestamp,
    /** Null until the review is finished. */
    Outcome: Outcome.nullable(),
    ReadAt: timestamp.nullable(),
    Note: z.string().nullable(),
    /** Whether the answer has been changed since the review. */
    Outdated: z.boolean(),
  })
  .meta({ id: "PeerReview" });
export type PeerReview = z.infer<typeof PeerReview>;

export const PeerReviewList = z
  .object({
    /** Newest first. */
    Readings: z.array(PeerReview),
    /** The colleagues who can review. */
    Readers: z.array(person),
    /** Whether answers of this type need an approved review before they are sent. */
    Required: z.boolean(),
  })
  .meta({ id: "PeerReviewList" });
export type PeerReviewList = z.infer<typeof PeerReviewList>;

export const RequestPeerReview = z.strictObject({ ReaderID: id }).meta({ id: "RequestPeerReview" });
export type RequestPeerReview = z.infer<typeof RequestPeerReview>;

/** A returned answer needs a note. */
export const FinishPeerReview = z
  .strictObject({ Outcome, Note: note.optional() })
  .refine(({ Outcome, Note }) => Outcome === "Approved" || (Note ?? "") !== "", { path: ["Note"], message: "REQUIRED" })
  .meta({ id: "FinishPeerReview" });
export type FinishPeerReview = z.infer<typeof FinishPeerReview>;
