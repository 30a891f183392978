import { z } from "zod";

/** What differs between a reader's question and a published case. */
export const differenceKinds = [
  "Topic",
  "Person",
  "Side",
  "Action",
  "Situation",
  "Essential",
  "Figure",
  "Negation",
  "Year",
  "Provision",
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** How a published case differs from the reader's question, in words of each. */
export const AiDifference = z
  .object({ Kind: z.enum(differenceKinds), Asked: z.array(z.string()), InCase: z.array(z.string()) })
  .meta({ id: "AiDifference" });
export type AiDifference = z.infer<typeof AiDifference>;

/** A published case: another person's question. Its answer is about that person. */
export const AiCase = z
  .object({
    /** `Same`: topic, roles, actions, negations, amounts and days agree both ways. `Near`: something differs. */
    Match: z.enum(["Same", "Near"]),
    /** The area of law. */
    Area: z.string(),
    /** The beginning of the question that was asked then. */
    Asked: z.string(),
    Differences: z.array(AiDifference),
  })
  .meta({ id: "AiCase" });
export type AiCase = z.infer<typeof AiCase>;
