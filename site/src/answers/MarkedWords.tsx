import type { MarkedText } from "@lagrum/core/answer/answerSchema";
import styles from "./AnswerList.module.css";

/** A text with what a search found in it marked. */
export function MarkedWords({ text }: { text: MarkedText }) {
  return text.map(({ Text, Hit }, index) =>
    Hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text don't move, and words come again
      <mark key={index} className={styles.hit}>
        {Text}
      </mark>
    ) : (
      Text
    ),
  );
}
