import { z } from "zod";
import { lengths, multiline } from "./fieldSchema.ts";

/** Why a personal number is read in clear: the log records it. */
export const ShowPersonalNumber = z
  .strictObject({ Reason: multiline(lengths.Reason) })
  .meta({ id: "ShowPersonalNumber" });
export type ShowPersonalNumber = z.infer<typeof ShowPersonalNumber>;

export const ShownPersonalNumber = z.object({ PersonalNumber: z.string() }).meta({ id: "ShownPersonalNumber" });
