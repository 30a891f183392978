/** Words a minute of an unhurried reader of Swedish legal text. */
const PACE = 200;

/** The words of a plain text. */
export const countWords = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[-’':.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Whole minutes that a plain text takes to read, at least one. */
export const readingMinutes = (text: string): number => Math.max(1, Math.round(countWords(text) / PACE));
