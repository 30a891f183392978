/** The first sentence of a description; an abbreviation in it is followed by a small letter. */
export const firstSentence = (text: string): string => text.match(/^.*?[.!?](?=\s+\p{Lu}|\s*$)/su)?.[0] ?? text;
