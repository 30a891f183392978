import { day, multiline, singleLine } from "@lagrum/core/contract/fieldSchema";
import { SwedishProvision } from "@lagrum/core/law/provisionSchema";
import { z } from "zod";

/** A line of the file that is imported: one wording of one paragraph (docs/import-statutes.md). */
export const StatuteLine = z.strictObject({
  Sfs: SwedishProvision.shape.Sfs,
  /** The act's title with its number: "Jordabalk (1970:994)". */
  Title: singleLine({ min: 1, max: 500 }),
  /** Null or missing where the act has no chapters. */
  Chapter: SwedishProvision.shape.Chapter.nullish().transform((chapter) => chapter ?? null),
  /** "55 e"; not a range. */
  Paragraph: SwedishProvision.shape.Paragraph.refine((paragraph) => !paragraph.includes("–"), "INVALID_VALUE"),
  Text: multiline({ min: 1, max: 100_000 }),
  /** The first day of this wording, when it is known. */
  InForce: day.nullish().transform((first) => first ?? null),
});
export type StatuteLine = z.output<typeof StatuteLine>;

/** "Har upphävts genom lag (2018:1279).", in place of a wording. */
const repealed = /^har (?:(?:upphävts|upphört att gälla) (?:genom|enligt) |upphört att gälla\.$)/i;
const longestRepeal = 100;

/** Whether a wording only says that the provision is repealed. */
export const isRepeal = (text: string): boolean => text.length <= longestRepeal && repealed.test(text);

/** "28a" and "28 A" are "28 a". */
export const normalisePlace = (place: string): string => place.replace(/^(\d+) ?([a-z])$/, "$1 $2");
