import { z } from "zod";

/** A page's address as its route writes it, "/answers/{id}": never what a visitor filled in, never a query. */
export const pagePath = z
  .string()
  .max(120)
  .regex(/^\/$|^(\/([a-z_.-]{1,24}|\{[a-z]{1,24}\}))+$/);

/** A word of ours. Without spaces: what somebody wrote is no label. */
const word = z.string().regex(/^[A-Za-z][\w.:-]{0,59}$/);

/** A page that was shown, or something that was done on one (specification section 7). */
export const Visit = z.discriminatedUnion("Kind", [
  z.strictObject({ Kind: z.literal("page"), PagePath: pagePath }),
  z.strictObject({
    Kind: z.literal("event"),
    PagePath: pagePath,
    Category: word,
    Action: word,
    Label: z.union([pagePath, word]).optional(),
    Value: z.int().min(0).max(1_000_000_000).optional(),
  }),
]);
export type Visit = z.infer<typeof Visit>;
