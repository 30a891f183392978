/** A text as an address: lower case, å and ä become a, ö o, é e, all else a hyphen. Cut between words at `length`. */
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

/** An answer's address: never empty and never a mere number, since a number in the same place is an ID. */
export function answerSlug(title: string): string {
  const plain = slug(title);
  if (plain === "") return "fraga";
  return /^\d+$/.test(plain) ? `fraga-${plain}` : plain;
}
