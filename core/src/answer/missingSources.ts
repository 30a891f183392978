import type { AnswerText } from "./answerText.ts";

export type Source = "Provisions" | "ValidAt";

/** The sources that an answer lacks. One that is not yet sent gets its date when it is sent. */
export function missingSources(
  { Provisions, ValidAt }: Pick<AnswerText, "ValidAt"> & { Provisions: readonly unknown[] },
  isSent: boolean,
): Source[] {
  return [
    ...(Provisions.length === 0 ? ["Provisions" as const] : []),
    ...(isSent && ValidAt === null ? ["ValidAt" as const] : []),
  ];
}
