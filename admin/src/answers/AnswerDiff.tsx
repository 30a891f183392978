import type { AnswerText } from "@lagrum/core/answer/answerText";
import { MarkedDiff } from "../ui/MarkedDiff.tsx";
import { plainText } from "./plainText.ts";

interface Props {
  from: AnswerText;
  to: AnswerText;
  /** Explains the two kinds of marks. */
  legend: string;
}

/** Diff of two answers: text and cited provisions. */
export const AnswerDiff = ({ from, to, legend }: Props) => (
  <MarkedDiff from={plainText(from)} to={plainText(to)} legend={legend} />
);
