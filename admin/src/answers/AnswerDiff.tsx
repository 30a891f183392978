import type { AnswerText } from "@lagrum/core/answer/answerText";
import { MarkedDiff } from "../ui/MarkedDiff.tsx";
import { plainText } from "./plainText.ts";

interface Props {
  from: AnswerText;
  to: AnswerText;
  /** What the two kinds of marks mean here. */
  legend: string;
}

/** What differs between two answers: their texts, and what they rest on. */
export const AnswerDiff = ({ from, to, legend }: Props) => (
  <MarkedDiff from={plainText(from)} to={plainText(to)} legend={legend} />
);
