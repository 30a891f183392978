/** Hyphens of every kind, with optional spaces: "811218 – 9876", "811218-98 76". */
const pattern = /(?<!\d)(?:19|20)?(\d{2})(\d{2})(\d{2})\s?[-+\p{Pd}]?\s?(\d{2}) ?(\d)(\d)(?!\d)/gu;

/** The check digit of nine digits. */
export function luhn(nine: string): number {
  let sum = 0;
  for (let place = 0; place < nine.length; place++) {
    const product = Number(nine[place]) * (place % 2 === 0 ? 2 : 1);
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}

function isDay(month: number, day: number): boolean {
  const real = day > 60 ? day - 60 : day;
  return month >= 1 && month <= 12 && real >= 1 && real <= new Date(Date.UTC(2024, month, 0)).getUTCDate();
}

/**
 * Whether a text probably contains a Swedish personal identity number (or a coordination number: day + 60),
 * with or without century and hyphen. The check digit must be right, so order numbers seldom match.
 */
export function containsPersonalNumber(text: string): boolean {
  for (const [, year = "", month = "", day = "", birth = "", place = "", check] of text.matchAll(pattern)) {
    if (isDay(Number(month), Number(day)) && luhn(year + month + day + birth + place) === Number(check)) return true;
  }
  return false;
}
