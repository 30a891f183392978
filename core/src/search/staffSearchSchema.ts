import { z } from "zod";

/** How the words of a staff list were searched for. */
export const StaffSearch = z
  .object({
    /** Unknown words, with the spelling that was searched for. */
    Corrections: z.array(z.object({ Typed: z.string(), Searched: z.string() })),
    /** How many of the rows, counted from the first, have every word. Null in another order than by relevance: all have. */
    Whole: z.int().min(0).nullable(),
  })
  .meta({ id: "StaffSearch" });
export type StaffSearch = z.infer<typeof StaffSearch>;
