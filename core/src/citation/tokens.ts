/** A word, a number or a sign of a text. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  kind: "number" | "word" | "section" | "sign";
  /** Its line and its paragraph, from 0. Paragraphs are separated by an empty line or a pilcrow. */
  line: number;
  block: number;
}

/** "e-handelslagen" and "LAS:s" are one word; "28 a-b" is two letters. */
const word = /\p{L}+(?:-\p{L}{2,})*(?::\p{L}{1,2}(?!\p{L}))?/uy;
const space = /\s/;
const newline = 10;
const sectionSign = "§".charCodeAt(0);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSectionSign = (code: number): boolean => code === sectionSign;
/** ASCII letters, and what a regular expression must decide. */
const mayBeLetter = (code: number): boolean => (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code >= 192;

/** The end of the characters from an offset on that are like the first. */
function runEnd(text: string, from: number, isLike: (code: number) => boolean): number {
  let end = from + 1;
  while (end < text.length && isLike(text.charCodeAt(end))) end++;
  return end;
}

/** Numbers and signs, which adversarial texts are full of, are found without a regular expression. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let [line, block, lineOfToken] = [0, 0, 0];
  /** @returns the token's end */
  const push = (start: number, end: number, kind: Token["kind"]): number => {
    const found = text.slice(start, end);
    if (line > lineOfToken + 1 || found === "¶") block++;
    lineOfToken = line;
    tokens.push({ text: found, lower: kind === "word" ? found.toLowerCase() : found, start, end, kind, line, block });
    return end;
  };
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    word.lastIndex = at;
    if (code === 32) at++;
    else if (isDigit(code)) at = push(at, runEnd(text, at, isDigit), "number");
    else if (isSectionSign(code)) at = push(at, runEnd(text, at, isSectionSign), "section");
    else if (mayBeLetter(code) && word.test(text)) at = push(at, word.lastIndex, "word");
    else if (space.test(text.charAt(at))) {
      if (code === newline) line++;
      at++;
    } else at = push(at, at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1), "sign");
  }
  return tokens;
}

/** A number of at most three digits. */
export const isNumber = (token: Token | undefined): token is Token =>
  token?.kind === "number" && token.text.length <= 3;

export const isWord = (token: Token | undefined): token is Token => token?.kind === "word";

export const isSection = (token: Token | undefined): boolean => token?.kind === "section";

/** Whether a token follows the one before it without a space. */
export const isJoined = (one: Token | undefined, next: Token | undefined): boolean =>
  one !== undefined && next !== undefined && one.end === next.start;
