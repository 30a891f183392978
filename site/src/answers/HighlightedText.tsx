import type { MarkedText } from "@lagrum/core/answer/answerSchema";
import styles from "./AnswerList.module.css";

/**
 * A text with its search hits highlighted. Other hits render it anew: in a translated page React can't remove its pieces.
 */
export function HighlightedText({ text }: { text: MarkedText }) {
  return (
    <span key={JSON.stringify(text)}>
      {text.map(({ Text, Hit }, index) =>
        Hit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: static pieces of text, in which words recur
          <mark key={index} className={styles.hit}>
            {Text}
          </mark>
        ) : (
          Text
        ),
      )}
    </span>
  );
}
