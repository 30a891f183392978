import { hyphenSigns } from "../contract/hyphens.ts";
import { isBirthDay, luhn } from "../contract/personalNumber.ts";

/** Hyphens of every kind, with optional spaces: "811218 – 9876", "811218-98 76". */
const pattern = new RegExp(
  String.raw`(?<!\d)(?:19|20)?(\d{2})(\d{2})(\d{2})\s?[+${hyphenSigns}]?\s?(\d{2}) ?(\d)(\d)(?!\d)`,
  "gu",
);

/**
 * Whether a text probably contains a Swedish personal identity number (or a coordination number: day + 60),
 * with or without century and hyphen. The check digit must be right, so order numbers seldom match.
 */
export function containsPersonalNumber(text: string): boolean {
  for (const [, year = "", month = "", day = "", birth = "", place = "", check] of text.matchAll(pattern)) {
    if (isBirthDay(Number(month), Number(day)) && luhn(year + month + day + birth + place) === Number(check))
      return true;
  }
  return false;
}
