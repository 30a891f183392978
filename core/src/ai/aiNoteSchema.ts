import { z } from "zod";
import { day } from "../contract/fieldSchema.ts";

/**
 * What a reader must know before the cases.
 * - `Year`: the question is about a year that the case's law doesn't cover. Subject is the year.
 * - `FormerLaw`: it is about former law without a year. Subject is empty.
 * - `Provision`, `Act`, `Judgment`: the question names one that is not known here. Subject is its text.
 * - `Premise`: the question takes something for granted. Subject is its text, Quotes what the case says of it.
 */
export const AiNote = z
  .object({
    Kind: z.enum(["Year", "FormerLaw", "Provision", "Act", "Judgment", "Premise"]),
    Subject: z.string(),
    /** The day of the law that the nearest case states; null without one. */
    Day: day.nullable(),
    /** Acts that the case cites and that weren't in force in that year, each with its first day. */
    Laws: z.array(z.object({ Name: z.string(), InForceFrom: day })),
    /** Sentences of the nearest case about it. */
    Quotes: z.array(z.string()),
    /** The page of that case. */
    Path: z.string().nullable(),
    /** The first quoted sentence says otherwise, by its figures or its negation. */
    IsContradicted: z.boolean(),
  })
  .meta({ id: "AiNote" });
export type AiNote = z.infer<typeof AiNote>;
