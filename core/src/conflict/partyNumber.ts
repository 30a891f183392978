import { organisationDigits } from "../contract/organisationNumber.ts";
import { luhn } from "../contract/personalNumber.ts";
import { folded } from "../text/foldedText.ts";

/**
 * A Swedish organisation or personal identity number as ten digits, with or without century, hyphen and spaces.
 * @returns null when the length or the check digit is wrong
 */
export function readPartyNumber(text: string): string | null {
  const digits = organisationDigits(folded(text).replaceAll("+", "")).replace(/^(?:16|18|19|20)(?=\d{10}$)/, "");
  return /^\d{10}$/.test(digits) && luhn(digits.slice(0, 9)) === Number(digits[9]) ? digits : null;
}
