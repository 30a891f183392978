import type { Token } from "./tokens.ts";

const clock = /^(?:kl|klockan|kl\.)$/;
const result = /^(?:slutade|blev|vann|förlorade|ledde|leder|resultatet|ställningen|siffrorna)$/;
const between = /^(?:är|var|med|till|på|vid|ca|cirka|\.|:|–|-)$/;
const LOOK_BACK = 4;

/**
 * Whether the numbers of a colon are a clock time or a result: "kl. 13:10 JB", "10:15–11:45 RB", "slutade 3:2 FB". What
 * follows is then no act.
 */
export function isClockTime(tokens: readonly Token[], at: number): boolean {
  const isRange = /^[–-]$/.test(tokens[at - 1]?.text ?? "") && tokens[at - 3]?.text === ":";
  const isRangeAhead = /^[–-]$/.test(tokens[at + 3]?.text ?? "") && tokens[at + 5]?.text === ":";
  if (isRange || (isRangeAhead && tokens[at + 2]?.text.length === 2)) return true;
  for (let before = at - 1; before >= at - LOOK_BACK; before--) {
    const word = tokens[before]?.lower ?? "";
    if (clock.test(word) || result.test(word)) return true;
    if (!between.test(word)) return false;
  }
  return false;
}
