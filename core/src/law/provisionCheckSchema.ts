import { z } from "zod";
import { day, isStorable } from "../contract/fieldSchema.ts";
import { Provision } from "./provisionSchema.ts";

export const provisionStatuses = ["Found", "Repealed", "NotImported", "NotFound", "UnknownAct"] as const;

/** A provision of an answer, compared with the imported wordings and the list of acts. */
export const CheckedProvision = Provision.extend({
  /** Its place in the answer's list; null for one that only the text cites. */
  Index: z.int().min(0).nullable(),
  /** NotImported: the act is known, its wording isn't here. NotFound: it is, without this provision. */
  Status: z.enum(provisionStatuses),
  /** An advisor has confirmed it with a source. */
  Confirmed: z.boolean(),
  /** What was probably meant, with NotFound. */
  Suggestion: Provision.nullable(),
  /** The wording of today. */
  Wording: z.object({ InForce: day.nullable(), Text: z.string() }).nullable(),
}).meta({ id: "CheckedProvision" });
export type CheckedProvision = z.infer<typeof CheckedProvision>;

export const CheckedProvisionList = z
  .object({ Provisions: z.array(CheckedProvision) })
  .meta({ id: "CheckedProvisionList" });
export type CheckedProvisionList = z.infer<typeof CheckedProvisionList>;

/** Whether it may be published. */
export const isPublishable = ({ Status, Confirmed }: CheckedProvision): boolean =>
  Confirmed || (Status !== "NotFound" && Status !== "UnknownAct");

/** Confirms that a provision exists although it isn't found here. */
export const ConfirmProvision = z
  .strictObject({
    ...Provision.pick({ Sfs: true, Chapter: true, Paragraph: true }).shape,
    /** Where it can be read. */
    Source: z
      .url({ protocol: /^https$/, error: "INVALID_VALUE" })
      .max(500, "TOO_LONG")
      .refine(isStorable, "INVALID_VALUE"),
  })
  .meta({ id: "ConfirmProvision" });
export type ConfirmProvision = z.infer<typeof ConfirmProvision>;
