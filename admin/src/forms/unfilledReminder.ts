import { isReplacement } from "@lagrum/core/pii/detectPii";

/** The warning that a placeholder "[…]" of a template is not filled in; null if all are. */
export function unfilledReminder(text: string): string | null {
  const unfilled = text.match(/\[[^\]\n]{2,}\]/g)?.find((each) => !isReplacement(each));
  return unfilled === undefined ? null : `Något från mallen är kvar att fylla i: ${unfilled}`;
}
