import { z } from "zod";
import { id, integer, lengths, multiline, singleLine, timestamp } from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";

/** The kinds of PII. */
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
  "BirthDate",
  "Passport",
  "Handle",
] as const;
export const FindingKind = z.enum(findingKinds).meta({ id: "FindingKind" });
export type FindingKind = z.infer<typeof FindingKind>;

/** The published texts. */
export const publishedFields = ["Title", "QuestionBody", "AnswerBody"] as const;
export const PublishedField = z.enum(publishedFields).meta({ id: "PublishedField" });
export type PublishedField = z.infer<typeof PublishedField>;

/** A PII finding. `Start` and `End` count characters of the text; of an answer, of the plain text of its HTML. */
export const Finding = z
  .object({
    Field: PublishedField,
    Start: integer.min(0),
    End: integer.min(0),
    Kind: FindingKind,
    Text: z.string(),
    /** The replacement, the same for the same person: "[namn 1]". */
    Replacement: z.string(),
  })
  .meta({ id: "Finding" });
export type Finding = z.infer<typeof Finding>;

/** A place that may identify someone indirectly, such as an employer in a small town. It blocks nothing. */
export const Hint = Finding.pick({ Field: true, Start: true, End: true, Text: true }).meta({ id: "IdentityHint" });
export type Hint = z.infer<typeof Hint>;

const foundText = singleLine({ min: 1, max: 300 });
const reason = singleLine({ min: 3, max: 200 });

/** A finding that is accepted as it is, everywhere in the question and its answer. */
export const AcceptedFinding = z.strictObject({ Text: foundText, Reason: reason }).meta({ id: "LeftStanding" });
export type AcceptedFinding = z.infer<typeof AcceptedFinding>;

/** The PII findings of a question and its answer before publication. */
export const Anonymising = z
  .object({
    /** The asker's original text, where the text to publish differs; null where it does not. */
    Original: z.object({ Title: z.string(), QuestionBody: z.string() }).nullable(),
    /** The open findings in the stored text. */
    Findings: z.array(Finding),
    /** Places in the stored text that may identify someone indirectly. */
    Hints: z.array(Hint),
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

/** The question's text to publish, and all accepted findings: those missing from the list are no longer accepted. */
export const Anonymise = z
  .strictObject({
    Title: singleLine(lengths.Title).optional(),
    QuestionBody: multiline({ ...lengths.QuestionBody, min: 1 }).optional(),
    LeftStanding: z.array(AcceptedFinding).max(200),
    /** The question's UpdatedAt, as it was loaded. */
    ...lock,
  })
  .meta({ id: "Anonymise" });
export type Anonymise = z.infer<typeof Anonymise>;
