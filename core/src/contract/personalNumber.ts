import { cleanText } from "./cleanText.ts";
import { withPlainHyphens } from "./hyphens.ts";

/** The check digit of nine digits. */
export function luhn(nine: string): number {
  let sum = 0;
  for (let place = 0; place < nine.length; place++) {
    const product = Number(nine[place]) * (place % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether a month has the day of a personal number, or of a coordination number: day + 60. */
export function isBirthDay(month: number, day: number): boolean {
  const real = day > 60 ? day - 60 : day;
  return month >= 1 && month <= 12 && real >= 1 && real <= new Date(Date.UTC(2024, month, 0)).getUTCDate();
}

/** A typed number without spaces and invisible signs, with a plain hyphen. */
export const plainNumber = (typed: string): string => withPlainHyphens(cleanText(typed)).replace(/\s/g, "");

/** Whether a typed text is one personal identity number, or coordination number, with a right check digit. */
export function isPersonalNumber(typed: string): boolean {
  const parts = /^(?:19|20)?(\d{2}(\d{2})(\d{2}))[-+]?(\d{3})(\d)$/.exec(plainNumber(typed));
  if (!parts) return false;
  const [, birth = "", month, day, place = "", check] = parts;
  return isBirthDay(Number(month), Number(day)) && luhn(birth + place) === Number(check);
}

/** The number without its last four digits: "19811218-9876" is "19811218-••••". */
export const maskPersonalNumber = (number: string): string => `${number.replace(/[-+]?\d{4}$/, "")}-••••`;
