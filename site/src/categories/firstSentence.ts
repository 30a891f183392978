/** The first sentence of a description. A full stop before a lower-case letter ends an abbreviation. */
export const firstSentence = (text: string): string => text.match(/^.*?[.!?](?=\s+\p{Lu}|\s*$)/su)?.[0] ?? text;
