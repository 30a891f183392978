/** A text as a slug: lower case, å and ä become a, ö o, é e, all else a hyphen. Cut between words at `length`. */
export function slug(text: string, length = 80): string {
  const plain = text
    .toLocaleLowerCase("sv")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  if (plain.length <= length) return plain;
  const lastWordEnd = plain.lastIndexOf("-", length);
  return plain.slice(0, lastWordEnd > 0 ? lastWordEnd : length);
}

/** Never empty and never a plain number, since a number in the same place is an ID. */
function nameable(title: string, word: string): string {
  const plain = slug(title);
  if (plain === "") return word;
  return /^\d+$/.test(plain) ? `${word}-${plain}` : plain;
}

/** An answer's address. It has no placeholder of a redaction: "Kan [namn 1] sälja?" becomes "kan-salja". */
export const answerSlug = (title: string): string =>
  nameable(title.replace(/\[(?:namn \d+|[\p{L}-]+)\](?:s(?!\p{L}))?/gu, " "), "fraga");

/** The address of a piece of news. */
export const newsSlug = (title: string): string => nameable(title, "nyhet");
