import { z } from "zod";
import { day, isStorable, lengths, singleLine } from "../contract/fieldSchema.ts";
import { ProvisionReason } from "./provisionReasonSchema.ts";
import { CitedProvision, Provision } from "./provisionSchema.ts";

/** A provision of a text, compared with the structure of acts, the imported wordings and the list of acts. */
export const CheckedProvision = Provision.extend({
  /** Its place in the answer's list; null for one that only the text cites. */
  Index: z.int().min(0).nullable(),
  /**
   * Found: verified by the act's structure or its imported wording. NotImported: the act is listed, and nothing here says
   * whether the place exists. Repealed: the place; ActRepealed: its act, stated as law. NotFound: the act's structure or
   * wording is here, without this place; PartMissing: without this stycke or point. ChapterMissing: the act begins at 1 §
   * in each chapter. UnknownAct: no listed act has the number, also for it alone, whose Paragraph is empty. UnlistedAct: an
   * act by its name alone, which is its Sfs. Future: a source of a year to come.
   */
  Status: z.enum([
    "Found",
    "NotImported",
    "Repealed",
    "ActRepealed",
    "NotFound",
    "PartMissing",
    "ChapterMissing",
    "UnknownAct",
    "UnlistedAct",
    "Future",
  ]),
  /** "andra stycket 3"; empty for the whole paragraph. */
  Part: z.string(),
  /** Whether staff can confirm it with a reason. What contradicts the facts about an act can't be. */
  Confirmable: z.boolean(),
  /** An advisor has confirmed it with a reason. */
  Confirmed: z.boolean(),
  /** The likely intended provision, with NotFound and ChapterMissing. */
  Suggestion: Provision.nullable(),
  /** The wording of today. */
  Wording: z.object({ InForce: day.nullable(), Text: z.string() }).nullable(),
}).meta({ id: "CheckedProvision" });
export type CheckedProvision = z.infer<typeof CheckedProvision>;

export const CheckedProvisionList = z
  .object({ Provisions: z.array(CheckedProvision) })
  .meta({ id: "CheckedProvisionList" });
export type CheckedProvisionList = z.infer<typeof CheckedProvisionList>;

/** Provisions with the wording of today, best first. */
export const ProvisionList = z
  .object({ Provisions: z.array(Provision.extend({ Wording: CheckedProvision.shape.Wording.unwrap() })) })
  .meta({ id: "ProvisionList" });
export type ProvisionList = z.infer<typeof ProvisionList>;

/** Whether it may be sent and published. */
export const isVerified = ({
  Status,
  Confirmed,
  Confirmable,
}: Pick<CheckedProvision, "Status" | "Confirmed" | "Confirmable">): boolean =>
  Status === "Found" || (Confirmed && Confirmable);

/** Words of a provision's wording. In the body, since they may come from a question. */
export const SearchProvisions = z.strictObject({ Query: singleLine(lengths.Query) }).meta({ id: "SearchProvisions" });
export type SearchProvisions = z.infer<typeof SearchProvisions>;

const place = z.strictObject({
  Sfs: singleLine({ min: 1, max: 300 }),
  Chapter: CitedProvision.shape.Chapter,
  /** Empty for an act or a chapter alone. */
  Paragraph: singleLine({ ...lengths.Cited, min: 0 }),
});

/** Confirms places of an answer that can't be verified here, all with one reason. */
export const ConfirmProvisions = z
  .strictObject({
    Provisions: z.array(place).min(1).max(100),
    Reason: ProvisionReason,
    /** Where they can be read. */
    Source: z
      .url({ protocol: /^https$/, error: "INVALID_VALUE" })
      .max(500, "TOO_LONG")
      .refine(isStorable, "INVALID_VALUE")
      .nullable()
      .default(null),
  })
  .meta({ id: "ConfirmProvisions" });
export type ConfirmProvisions = z.infer<typeof ConfirmProvisions>;
