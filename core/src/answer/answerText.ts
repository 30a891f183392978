import type { CitedProvision } from "../law/provisionSchema.ts";

/** The content that an adviser writes: the answer and the provisions it cites. */
export interface AnswerText {
  /** HTML. */
  AnswerBody: string;
  Provisions: CitedProvision[];
  /** The date of the law that the answer states, or null. */
  ValidAt: string | null;
}

/** The answer's own content, without the fields that the server adds. */
export const textOf = ({ AnswerBody, Provisions, ValidAt }: AnswerText): AnswerText => ({
  AnswerBody,
  Provisions: Provisions.map(({ Law, Sfs, Chapter, Paragraph }) => ({ Law, Sfs, Chapter, Paragraph })),
  ValidAt,
});

/** Whether two texts have the same content. */
export const isSameText = (one: AnswerText, other: AnswerText): boolean =>
  JSON.stringify(textOf(one)) === JSON.stringify(textOf(other));
