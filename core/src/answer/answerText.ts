import type { CitedProvision } from "../law/provisionSchema.ts";

/** What an adviser writes: the answer with the law it rests on. */
export interface AnswerText {
  /** HTML. */
  AnswerBody: string;
  Provisions: CitedProvision[];
  /** The day the law was as the answer says, or null. */
  ValidAt: string | null;
}

/** The answer's own text out of whatever carries it, without what the server adds. */
export const textOf = ({ AnswerBody, Provisions, ValidAt }: AnswerText): AnswerText => ({
  AnswerBody,
  Provisions: Provisions.map(({ Law, Sfs, Chapter, Paragraph }) => ({ Law, Sfs, Chapter, Paragraph })),
  ValidAt,
});

/** Whether two texts say the same. */
export const isSameText = (one: AnswerText, other: AnswerText): boolean =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));
