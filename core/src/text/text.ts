/** The text with its first letter as a capital (specification section 9). */
export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase("sv") + text.slice(1);

/** The text with its first letter small, for a name inside a sentence: "köp på nätet", and still "stöd enligt LSS". */
export const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase("sv") + text.slice(1);

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

/** Without scripts and styles. Only up to the last end is searched, where every beginning has one: the time is linear. */
const withoutScripts = (html: string): string =>
  ["script", "style"].reduce((text, name) => {
    const closed = new RegExp(`^[^]*</${name}>`, "i").exec(text)?.[0] ?? "";
    return closed.replace(new RegExp(`<${name}\\b[^<>]*>[^]*?</${name}>`, "gi"), "") + text.slice(closed.length);
  }, html);

/**
 * HTML as plain text (specification section 9): block ends become line breaks, tags are removed, common entities
 * decoded. The time is linear: no pattern reads beyond the next "<".
 */
export function stripHtml(html: string): string {
  return (
    withoutScripts(html)
      .replace(/<br\s*\/?>|<\/(p|h[1-6]|li|blockquote|ul|ol)>/gi, "\n")
      .replace(/<[^<>]*>/g, "")
      .replace(/&(#39|\w+);/g, (whole, name: string) => entities[name] ?? whole)
      // Only where there is something to collapse: replacing every space took half of the time.
      .replace(/[ \t]{2,}|\t/g, " ")
      .replace(/ \n ?|\n /g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
  );
}

/** The beginning of a text, cut between words, with an ellipsis if it was cut. */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s{2,}|[^\S ]/g, " ").trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const end = cut.lastIndexOf(" ");
  return `${(end > length * 0.6 ? cut.slice(0, end) : cut).toWellFormed().replace(/[\s,.;:–-]+$/, "")}…`;
}
