import { multiline, singleLine } from "@lagrum/core/contract/fieldSchema";
import { Provision } from "@lagrum/core/law/provisionSchema";
import { z } from "zod";

/** Characters at most. They exclude only what can't be a question or an answer. */
const importLengths = {
  SourceID: { min: 1, max: 200 },
  Title: { min: 1, max: 300 },
  QuestionBody: { min: 1, max: 50_000 },
  AnswerBody: { min: 1, max: 200_000 },
  Category: { min: 1, max: 200 },
  Name: { min: 1, max: 200 },
  SourceUri: { min: 1, max: 2000 },
  Provision: { min: 1, max: 300 },
} as const;

const EARLIEST = "1900-01-01";

const day = z.iso.date("INVALID_DATE").refine((text) => text >= EARLIEST, "INVALID_DATE");

/** A moment with its zone, or a calendar day, which becomes noon UTC, so that it is the same day in Sweden. */
const moment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], "INVALID_DATE")
  .transform((text) => (text.length === 10 ? `${text}T12:00:00.000Z` : new Date(text).toISOString()))
  .refine((text) => text >= EARLIEST, "INVALID_DATE");

const name = singleLine(importLengths.Name);
const words = singleLine(importLengths.Provision);

/** A line of the file that is imported: one question with its answer (docs/import.md). */
export const ImportLine = z.strictObject({
  /** The question's ID in the source; a later import matches it. */
  SourceID: singleLine(importLengths.SourceID),
  Title: singleLine(importLengths.Title),
  /** Plain text; from HTML the text is taken. */
  QuestionBody: multiline(importLengths.QuestionBody),
  /** HTML or plain text. */
  AnswerBody: multiline(importLengths.AnswerBody),
  /** The Uri of a category, or a label that the category map translates. */
  Category: singleLine(importLengths.Category),
  PublishedAt: moment,
  Author: z.strictObject({ Name: name, Title: name.nullish() }).nullish(),
  Provisions: z
    .array(
      z.strictObject({
        ...Provision.shape,
        Law: words,
        Sfs: words,
        Chapter: words.nullable(),
        Paragraph: words,
        Label: words,
      }),
    )
    .max(50)
    .nullish(),
  /** Default: the day of PublishedAt. */
  ValidAt: day.nullish(),
  SourceUri: z
    .url({ protocol: /^https?$/, error: "INVALID_URL" })
    .max(importLengths.SourceUri.max)
    .nullish(),
  /** The name of the source. */
  Attribution: name.nullish(),
});
export type ImportLine = z.output<typeof ImportLine>;
