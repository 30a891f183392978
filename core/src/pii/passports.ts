import { between, isCounted, keyword, type Pattern } from "./pattern.ts";

/** Passport numbers after a word for a passport: eight digits, or two letters and seven digits. */
export const passports: Pattern[] = [
  {
    kind: "Passport",
    pattern: new RegExp(
      String.raw`${keyword("pass(?:et|ets)?[- ]?(?:n(?:ummer|umret|r)\\.?)?|pass(?:et)? \\(?nr\\.?")}${between}\(?(?:nr\.? ?)?([A-Z]{2} ?\d{6,7}|\d{8,9})(?!${isCounted})`,
      "giu",
    ),
    which: 1,
  },
];
