/** Minimum number of words in a title before similar answers are searched for. */
const minWords = 3;
/** Characters of the question's text that are sent besides its title. */
const textLength = 300;

/** The query for similar answers: the title and the start of the text; null while the title is too short. */
export function similarText(title: string, text: string): string | null {
  const words = title.trim().split(/\s+/);
  if (words.length < minWords) return null;
  return `${title.trim()}\n${text.trim().slice(0, textLength)}`.trim();
}
