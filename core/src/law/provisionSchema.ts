import { z } from "zod";
import { cleanText } from "../contract/cleanText.ts";
import { lengths, singleLine } from "../contract/fieldSchema.ts";
import { withPlainHyphens } from "../contract/hyphens.ts";
import { isEuropean } from "./europeanActSchema.ts";

/** A provision that an answer cites: "12 kap. 28 § jordabalken (1970:994)". */
export const Provision = z
  .object({
    Law: z.string(),
    Sfs: z.string(),
    Chapter: z.string().nullable(),
    Paragraph: z.string(),
    Label: z.string(),
  })
  .meta({ id: "Provision" });
export type Provision = z.infer<typeof Provision>;

/** Where an answer's HTML cites a provision. */
export const CitationSpan = z
  .object({
    /** UTF-16 offsets in AnswerBody, the end exclusive. */
    Start: z.int().min(0),
    End: z.int().min(1),
    Sfs: z.string(),
    Chapter: z.string().nullable(),
    /** "28 a", a range "28–30", or an article with its point, "6.1 f". */
    Paragraph: z.string(),
  })
  .meta({ id: "CitationSpan" });
export type CitationSpan = z.infer<typeof CitationSpan>;

const cited = singleLine(lengths.Cited);

/** A provision in a request. One that the answer already has is unchanged; a new one must be valid. */
export const CitedProvision = z
  .strictObject({ Law: cited, Sfs: cited, Chapter: cited.nullable(), Paragraph: cited })
  .meta({ id: "CitedProvision" });
export type CitedProvision = z.infer<typeof CitedProvision>;

/** Cited provisions, most cited first. */
export const CitedProvisionList = z
  .object({ Provisions: z.array(Provision.extend({ Count: z.int().min(1) })) })
  .meta({ id: "CitedProvisionList" });
export type CitedProvisionList = z.infer<typeof CitedProvisionList>;

const place = (pattern: RegExp) =>
  z
    .string("REQUIRED")
    .overwrite((text) =>
      withPlainHyphens(cleanText(text))
        .replace(/\s+/g, " ")
        .trim()
        .toLowerCase()
        .replace(/\s*-\s*/, "–"),
    )
    .min(1, "REQUIRED")
    .regex(pattern, "INVALID_VALUE");

/** A provision of Swedish law as staff cite it. */
export const SwedishProvision = z.strictObject({
  /** The law's name, "jordabalken" or "Jordabalk (1970:994)". */
  Law: singleLine(lengths.Law),
  /** The law's number in the statute book, year:number; those before 1925 have a page too: "1904:48 s. 1". */
  Sfs: z
    .string("REQUIRED")
    .overwrite((text) => cleanText(text).replace(/\s+/g, " ").trim())
    .min(1, "REQUIRED")
    .regex(/^(?:1[6-9]|20)\d\d:\d{1,4}(?: s\. ?\d{1,4})?$/, "INVALID_VALUE"),
  /** "12" or "12 a"; null where the law has no chapters. */
  Chapter: place(/^\d{1,3}(?: ?[a-z])?$/).nullable(),
  /** "28", "28 a", or a range, "28–30". */
  Paragraph: place(/^\d{1,3}(?: ?[a-z])?(?:–\d{1,3}(?: ?[a-z])?)?$/),
});

/** An article of a European act as staff cite it. */
export const EuropeanProvision = z.strictObject({
  Law: singleLine(lengths.Law),
  /** A regulation's number, "EU 2016/679" or "EG 593/2008", or a directive's, "2011/83/EU". */
  Sfs: z
    .string("REQUIRED")
    .overwrite((text) =>
      cleanText(text).replace(/[()]/g, "").replace(/\s+/g, " ").trim().toUpperCase().replace(" NR ", " nr "),
    )
    .regex(/^(?:(?:EU|EG|EEG)(?: nr)? \d{1,4}\/\d{1,4}|\d{2,4}\/\d{1,4}\/(?:EU|EG|EEG))$/, "INVALID_VALUE"),
  /** Articles are numbered throughout the act. */
  Chapter: z.null("MUST_BE_EMPTY"),
  /** The article, "17", with its paragraph and point, "6.1 f", or a range, "12–14". */
  Paragraph: place(/^\d{1,3}(?:\.\d{1,2})?(?: ?[a-z])?(?:–\d{1,3}(?:\.\d{1,2})?(?: ?[a-z])?)?$/),
});

/** The schema for a provision with that number. */
export const citable = (sfs: string) => (isEuropean(sfs) ? EuropeanProvision : SwedishProvision);
