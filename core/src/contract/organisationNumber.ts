import { withoutSeparators } from "./hyphens.ts";

/**
 * Ten digits of an organisation number, without hyphens and spaces of any kind and without century. A Swedish VAT number,
 * SE and the ten digits and 01, is read too.
 */
export const organisationDigits = (text: string): string => {
  const digits = withoutSeparators(text).replace(/^SE(\d{10})\d{2}$/i, "$1");
  return digits.length === 12 && digits.startsWith("16") ? digits.slice(2) : digits;
};

/** Whether ten digits are a Swedish organisation number: third digit 2 or more, and a Luhn check digit. */
export function isOrganisationNumber(digits: string): boolean {
  if (!/^\d{2}[2-9]\d{7}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

/** The VAT number of ten digits: "SE556000000001". */
export const vatNumberOf = (digits: string): string => `SE${digits.slice(-10)}01`;

/** As people write it: "556000-0000". */
export const formatOrganisationNumber = (digits: string): string => `${digits.slice(0, 6)}-${digits.slice(6)}`;
