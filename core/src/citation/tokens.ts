/** A word, a number or a sign of a text. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  kind: "number" | "word" | "section" | "sign";
}

/** "e-handelslagen" and "LAS:s" are one word; "28 a-b" is two letters. */
const token = /\d+|§+|\p{L}+(?:-\p{L}{2,})*(?::\p{L}{1,2}(?!\p{L}))?|\S/gu;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [found] = match;
    const start = match.index;
    const kind = kindOf(found);
    const lower = kind === "word" ? found.toLowerCase() : found;
    tokens.push({ text: found, lower, start, end: start + found.length, kind });
  }
  return tokens;
}

function kindOf(text: string): Token["kind"] {
  const code = text.charCodeAt(0);
  if (code >= 48 && code <= 57) return "number";
  if (code === 167) return "section";
  return code < 65 || (code > 90 && code < 97) || (code > 122 && code < 192) || !/^\p{L}/u.test(text) ? "sign" : "word";
}

/** A number of at most three digits. */
export const isNumber = (token: Token | undefined): token is Token =>
  token?.kind === "number" && token.text.length <= 3;

export const isWord = (token: Token | undefined): token is Token => token?.kind === "word";

export const isSection = (token: Token | undefined): boolean => token?.kind === "section";

/** Whether a token follows the one before it without a space. */
export const isJoined = (one: Token | undefined, next: Token | undefined): boolean =>
  one !== undefined && next !== undefined && one.end === next.start;
