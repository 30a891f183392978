/**
 * Hyphens, dashes and minus signs of every kind, small and raised ones too, as address books and PDFs have them; for a class
 * of a regular expression with the flag u.
 */
export const hyphenSigns = String.raw`\p{Pd}\u2212\u02d7\u2043\u207b`;

const hyphens = new RegExp(`[${hyphenSigns}]`, "gu");
const separators = new RegExp(String.raw`[\s${hyphenSigns}]`, "gu");

export const withPlainHyphens = (text: string): string => text.replace(hyphens, "-");

/** The digits of a number without the spaces and hyphens between them. */
export const withoutSeparators = (text: string): string => text.replace(separators, "");
