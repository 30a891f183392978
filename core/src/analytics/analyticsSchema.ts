import { z } from "zod";

/** A page's address as its route writes it, "/answers/{id}": without the visitor's values and without a query. */
export const pagePath = z
  .string()
  .max(120)
  .regex(/^\/$|^(\/([a-z_.-]{1,24}|\{[a-z]{1,24}\}))+$/);

/** A predefined label. It has no spaces, so text that a visitor typed does not match. */
const word = z.string().regex(/^[A-Za-z][\w.:-]{0,59}$/);

/** A page view, or an event on a page (specification section 7). */
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
