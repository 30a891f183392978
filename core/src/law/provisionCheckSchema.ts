import { z } from "zod";
import { day, isStorable, lengths, singleLine } from "../contract/fieldSchema.ts";
import { CitedProvision, Provision } from "./provisionSchema.ts";

const publishable = ["Found", "Repealed", "NotImported"] as const;
const doubtful = ["NotFound", "ChapterMissing", "UnknownAct"] as const;

/** A provision of an answer, compared with the imported wordings and the list of acts. */
export const CheckedProvision = Provision.extend({
  /** Its place in the answer's list; null for one that only the text cites. */
  Index: z.int().min(0).nullable(),
  /**
   * NotImported: the act is known, its wording isn't here. NotFound: it is, without this provision. ChapterMissing: the act
   * begins at 1 § in each chapter. UnknownAct: also for an act's number alone, whose Paragraph is empty.
   */
  Status: z.enum([...publishable, ...doubtful]),
  /** An advisor has confirmed it with a source. */
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

/** Whether it may be published. */
export const isPublishable = ({ Status, Confirmed }: Pick<CheckedProvision, "Status" | "Confirmed">): boolean =>
  Confirmed || publishable.some((status) => status === Status);

/** Words of a provision's wording. In the body, since they may come from a question. */
export const SearchProvisions = z.strictObject({ Query: singleLine(lengths.Query) }).meta({ id: "SearchProvisions" });
export type SearchProvisions = z.infer<typeof SearchProvisions>;

/** Confirms that a provision exists although it isn't found here. */
export const ConfirmProvision = z
  .strictObject({
    ...CitedProvision.pick({ Sfs: true, Chapter: true }).shape,
    /** Empty for an act alone. */
    Paragraph: singleLine({ ...lengths.Cited, min: 0 }),
    /** Where it can be read. */
    Source: z
      .url({ protocol: /^https$/, error: "INVALID_VALUE" })
      .max(500, "TOO_LONG")
      .refine(isStorable, "INVALID_VALUE"),
  })
  .meta({ id: "ConfirmProvision" });
export type ConfirmProvision = z.infer<typeof ConfirmProvision>;
