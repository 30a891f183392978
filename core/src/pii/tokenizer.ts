import { foreignWords, swedishWords } from "./nameContext.ts";

/** A word of a text, with its context. */
export interface Word {
  start: number;
  end: number;
  text: string;
  /** A capital, then lower case. */
  isCapital: boolean;
  /** All capitals, two or more. */
  isUpperCase: boolean;
  /** The first of a sentence, of a line or after a colon. */
  begins: boolean;
  /** The text between it and the word before. */
  gap: string;
  next: Word | undefined;
  /** In a line that is mostly upper case, where case means nothing. */
  isMostlyUpperCase: boolean;
  /** In a line where nearly every word has a capital, such as a heading. */
  isTitle: boolean;
  /** In a line in another language. */
  isForeign: boolean;
}

const wordPattern = /\p{L}[\p{L}\p{M}]*(?:[-'’´][\p{L}\p{M}]+)*/gu;

/** Abbreviations whose full stop ends no sentence. */
const abbreviations =
  /(?:^|[^\p{L}])(?:\p{Lu}|t|ex|bl\.a|s\.k|f\.d|d|v|s\.k|kap|st|dvs|ca|nr|dr|tel|resp|ev|dåv|civ|jur|kand|art|prof|mr|mrs|[Aa]dv|Dr|Mr|Mrs|Prof)$/u;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  let last = 0;
  const words = Array.from(text.matchAll(wordPattern), ({ index: start, 0: word }): Word => {
    const gap = text.slice(last, start);
    const before = text.slice(Math.max(0, last - 12), last);
    last = start + word.length;
    const isStop = /[!?…]|\.(?:["”’)\]]|\s|$)/u.test(gap) && !(/^\.\s?$/.test(gap) && abbreviations.test(before));
    return {
      start,
      end: last,
      text: word,
      isCapital: /^(?:\p{Lu}(?:.*\p{Ll}.*)?|(?:al|el|as|ad|an|ar|ul|d|von)[-'’]\p{Lu}.*|\p{Lu}-\p{Lu})$/su.test(word),
      isUpperCase: word.length > 1 && !/\p{Ll}/u.test(word) && !/^\p{Lu}-\p{Lu}$/u.test(word),
      begins: start === gap.length || isStop || /[\n:;•*"”“»/–—]\s*$/u.test(gap) || /\n/.test(gap),
      gap,
      next: undefined,
      isMostlyUpperCase: false,
      isTitle: false,
      isForeign: false,
    };
  });
  words.forEach((word, index) => {
    word.next = words[index + 1];
  });
  markLines(words);
  return words;
}

/** Marks in each line's words whether capitals mean something there. */
function markLines(words: Word[]): void {
  let line: Word[] = [];
  const close = () => {
    const long = line.filter(({ text }) => text.length > 1);
    const share = (of: (word: Word) => boolean) => (long.length < 4 ? 0 : long.filter(of).length / long.length);
    const isMostlyUpperCase = share(({ isUpperCase }) => isUpperCase) > 0.7;
    const isTitle =
      !isMostlyUpperCase &&
      long.length > 4 &&
      share(({ isCapital, text }) => isCapital || text.length < 4) > 0.8 &&
      share(({ isCapital }) => isCapital) > 0.6;
    const count = (of: { test(word: string): boolean }) =>
      line.filter(({ text }) => of.test(text.toLowerCase())).length;
    const foreign = count(foreignWords);
    const isForeign = foreign > 1 && foreign > count(swedishWords);
    for (const word of line) {
      word.isMostlyUpperCase = isMostlyUpperCase;
      word.isTitle = isTitle;
      word.isForeign = isForeign;
    }
    line = [];
  };
  for (const word of words) {
    if (word.gap.includes("\n")) close();
    line.push(word);
  }
  close();
}

export const isLowerCase = ({ isCapital, isUpperCase }: Word) => !isCapital && !isUpperCase;

export const touches = (word: Word) => /^[^\S\n]?["”“'«(]?$|^\.? $/u.test(word.gap);

/** Whether a word is in the same sentence as the one before it. */
export const follows = (word: Word, before: Word) =>
  !/[!?\n]/.test(word.gap) &&
  (!word.gap.includes(".") || (/^\. ?$/.test(word.gap) && abbreviations.test(` ${before.text}`)));

/** "P-bot", "FT-mål", "KtjL", "OnlyFans": shapes of words that are no names. */
export const isNoName = (text: string) =>
  /^\p{Lu}{1,4}-\p{Ll}|^\p{Lu}{2,}\p{Ll}|\p{L}{3}(?:gatan|vägen|gränd|gränden|torget|stigen|leden)$/u.test(text) ||
  (/\p{Ll}\p{Lu}/u.test(text) && !/^(?:Mc|Mac|De|Di|Le|La|Van|O)\p{Lu}/u.test(text));

export const isInitial = ({ text }: Word) => /^\p{Lu}(?:-\p{Lu})?$/u.test(text);
