import { z } from "zod";

const sfs = z.string().regex(/^(?:1[6-9]|20)\d\d:\d{1,4}$/);
const paragraph = String.raw`\d{1,3}(?: [a-z])?`;
/** "1–3, 3 a, 5": a range is of whole numbers, inserted letters stand alone. */
const paragraphs = z
  .string()
  .regex(new RegExp(String.raw`^(?:\d{1,3}–\d{1,3}|${paragraph})(?:, (?:\d{1,3}–\d{1,3}|${paragraph}))*$`));
const count = z.string().regex(/^[1-9]\d?$/);

/** A chapter of an act; the only one of an act without chapters. */
const ChapterStructure = z.strictObject({
  /** "12", "5 a"; null where the act has no chapters. */
  Chapter: z
    .string()
    .regex(/^\d{1,3}(?: [a-z])?$/)
    .nullable(),
  /** Every paragraph, those with inserted letters and repealed ones included. Its last one ends the chapter. */
  Paragraphs: paragraphs,
  /** Repealed paragraphs, with the act that the text says repealed them; empty where it names none. */
  Repealed: z.record(z.string().regex(new RegExp(`^${paragraph}$`)), z.union([sfs, z.literal("")])).optional(),
  /** The paragraphs with several stycken, by their number. The others have one. */
  Stycken: z.record(count, paragraphs).optional(),
  /** The paragraphs with numbered points, by the last point. The others have none. */
  Points: z.record(count, paragraphs).optional(),
});
export type ChapterStructure = z.infer<typeof ChapterStructure>;

/** What a Swedish act consists of: no wording. */
export const ActStructure = z.strictObject({
  Sfs: sfs,
  Title: z.string(),
  /** The latest act that the text says changed it; null where it names none. */
  AmendedTo: sfs.nullable(),
  /** Whether the wording had its stycken apart. Where it ran them together, their number isn't known. */
  HasStycken: z.boolean(),
  Chapters: z.array(ChapterStructure).min(1),
});
export type ActStructure = z.infer<typeof ActStructure>;

/** The file actStructures.json. */
export const ActStructures = z.strictObject({
  Source: z.string(),
  /** When the structure was derived from the wording. */
  DerivedAt: z.iso.date(),
  Acts: z.array(ActStructure),
  /** European acts by the number of their last article; articles are numbered through the act. */
  EuropeanActs: z.array(z.strictObject({ Sfs: z.string(), LastArticle: z.int().min(1), Source: z.string() })),
});
export type ActStructures = z.infer<typeof ActStructures>;
