const space = "\u00a0";

/**
 * Puts non-breaking spaces inside amounts and citations: "18 000 kronor", "12 kap. 28 a §". Plain text or an answer's
 * HTML.
 */
export const withNonBreakingSpaces = (text: string): string =>
  text
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, space)
    .replace(/(?<=\d) (?=[a-z] §)/g, space)
    .replace(/(?<=\d|\d[ \u00a0][a-z]) (?=(?:§|kap\.|kr\b|kronor|procent|%))/g, space);
