import { cleanText } from "../contract/cleanText.ts";
import { withPlainHyphens } from "../contract/hyphens.ts";

/** A typed amount without invisible signs and spaces of any kind, with plain hyphens. */
const plainOf = (text: string): string => withPlainHyphens(cleanText(text)).replace(/\s+/g, "");

/** Whether an amount is typed with a minus before it: "-5", "−1 195 kr". */
export const isNegative = (text: string): boolean => /^(?:kr|SEK)?-\d/i.test(plainOf(text));

/**
 * Parses an amount in kronor: "1 295", "1295,50", "1 295 kr", "1.195:-", "SEK 1 195". One with a minus is no amount.
 * @returns integer öre, or null when the text is not an amount
 */
export function parseAmount(text: string): number | null {
  const plain = plainOf(text)
    .replace(/^(?:kr|SEK)\.?(?=\d)/i, "")
    .replace(/(?:kr|kronor|SEK)\.?$/i, "")
    .replace(/[:,.]-$/, "")
    .replace(/^(\d{1,3})((?:\.\d{3})+)(?=,|$)/, (_, first: string, rest: string) => first + rest.replaceAll(".", ""));
  const [, kronor, parts = ""] = /^(\d{1,9})(?:[,.](\d{1,2}))?$/.exec(plain) ?? [];
  return kronor === undefined ? null : Number(kronor) * 100 + Number(parts.padEnd(2, "0"));
}
