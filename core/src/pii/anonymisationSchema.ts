import { z } from "zod";
import { id, lengths, multiline, singleLine, timestamp } from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";

/** What a text may hold that points out a person. */
export const findingKinds = [
  "Name",
  "PersonalNumber",
  "Phone",
  "Email",
  "Address",
  "CaseNumber",
  "Account",
  "Vehicle",
  "Property",
] as const;
export const FindingKind = z.enum(findingKinds).meta({ id: "FindingKind" });
export type FindingKind = z.infer<typeof FindingKind>;

/** The texts that a publication shows. */
export const publishedFields = ["Title", "QuestionBody", "AnswerBody"] as const;
export const PublishedField = z.enum(publishedFields).meta({ id: "PublishedField" });
export type PublishedField = z.infer<typeof PublishedField>;

/** A place that points out a person. `Start` and `End` count characters of the text; of an answer, of what is read of its HTML. */
export const Finding = z
  .object({
    Field: PublishedField,
    Start: z.int().min(0),
    End: z.int().min(0),
    Kind: FindingKind,
    Text: z.string(),
    /** What may stand there instead, the same for the same person: "[namn 1]". */
    Replacement: z.string(),
  })
  .meta({ id: "Finding" });
export type Finding = z.infer<typeof Finding>;

const foundText = singleLine({ min: 1, max: 300 });
const reason = singleLine({ min: 3, max: 200 });

/** What is left as it stands though it was found, wherever it stands in the question and its answer. */
export const AcceptedFinding = z.strictObject({ Text: foundText, Reason: reason }).meta({ id: "LeftStanding" });
export type AcceptedFinding = z.infer<typeof AcceptedFinding>;

/** What is known of the names in a question and its answer before they are published. */
export const Anonymising = z
  .object({
    /** What the asker wrote, where the text to be published differs; null where it does not. */
    Original: z.object({ Title: z.string(), QuestionBody: z.string() }).nullable(),
    /** The open findings in the stored text. */
    Findings: z.array(Finding),
    LeftStanding: z.array(
      z.object({
        Text: z.string(),
        Reason: z.string(),
        User: z.object({ UserID: id, Name: z.string() }),
        At: timestamp,
      }),
    ),
  })
  .meta({ id: "Anonymising" });
export type Anonymising = z.infer<typeof Anonymising>;

/** The question as it is to be published, and all that is left standing: what the list lacks is no longer. */
export const Anonymise = z
  .strictObject({
    Title: singleLine(lengths.Title).optional(),
    QuestionBody: multiline({ ...lengths.QuestionBody, min: 1 }).optional(),
    LeftStanding: z.array(AcceptedFinding).max(200),
    /** The question's, as it was read. */
    ...lock,
  })
  .meta({ id: "Anonymise" });
export type Anonymise = z.infer<typeof Anonymise>;
