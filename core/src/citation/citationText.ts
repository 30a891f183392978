/** The text of sanitised HTML in which citations are searched, with the offset of each character in the HTML. */
export interface CitationText {
  text: string;
  /** A part of the text as offsets in the HTML. */
  spanOf(start: number, end: number): { start: number; end: number };
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&nbsp;": "\u00a0" };
// Sanitised HTML has no "<" or ">" inside a tag.
const part = /<[^<>]*>|&(?:amp|lt|gt|quot|nbsp);/g;
const block = /^<\/?(?:p|h[1-6]|ul|ol|li|blockquote)[\s>]/;
/** Ends a sentence, so that no citation begins in one paragraph and ends in the next. */
const blockEnd = "¶. ";

/** Reads sanitised HTML as plain text. */
export function readCitationText(html: string): CitationText {
  const pieces: { at: number; start: number; end: number; text: string }[] = [];
  let length = 0;
  const add = (start: number, end: number, piece: string) => {
    if (piece === "") return;
    pieces.push({ at: length, start, end, text: piece });
    length += piece.length;
  };
  const isAfterBlock = () => pieces.at(-1)?.text.endsWith(blockEnd) ?? false;
  let last = 0;
  for (const { 0: whole, index } of html.matchAll(part)) {
    add(last, index, html.slice(last, index));
    last = index + whole.length;
    if (whole.startsWith("&")) add(index, last, entities[whole] ?? whole);
    else if (block.test(whole)) add(index, last, isAfterBlock() ? "" : blockEnd);
    else if (whole.startsWith("<br")) add(index, last, "\n");
  }
  add(last, html.length, html.slice(last));

  const pieceAt = (offset: number) => {
    let [low, high] = [0, pieces.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((pieces[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return pieces[low] ?? { at: 0, start: 0, end: 0, text: "" };
  };
  return {
    // Joined at the end: reading the end of a growing text copies it each time.
    text: pieces.map((piece) => piece.text).join(""),
    spanOf(start, end) {
      const [first, final] = [pieceAt(start), pieceAt(end - 1)];
      const isPlain = (piece: typeof first) => piece.text.length === piece.end - piece.start;
      return {
        start: isPlain(first) ? first.start + start - first.at : first.start,
        end: isPlain(final) ? final.start + end - final.at : final.end,
      };
    },
  };
}
