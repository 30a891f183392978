/** Words that a title needs before it says what the question is about. */
const fewestWords = 3;
/** Characters of the question that are compared besides its title. */
const textLength = 300;

/** What similar answers are found by: the title and the first part of the text; null while the title is too short. */
export function similarText(title: string, text: string): string | null {
  const words = title.trim().split(/\s+/);
  if (words.length < fewestWords) return null;
  return `${title.trim()}\n${text.trim().slice(0, textLength)}`.trim();
}
