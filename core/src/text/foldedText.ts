/** A text for comparing: composed, without any invisible sign, with one kind of space. */
export interface FoldedText {
  text: string;
  /** A part of the folded text as offsets in the original. The part's end takes in the invisible signs inside it only. */
  spanOf(start: number, end: number): { start: number; end: number };
}

const ignorable = /\p{Default_Ignorable_Code_Point}/u;
/** Spaces other than the usual one: non-breaking, thin and others. */
const otherSpace = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
/** What composes to one sign: a letter with its marks, or the parts of a Korean syllable. */
const clusters = /[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?\p{M}*|\P{M}\p{M}*|\p{M}+/gu;

const unchanged = (start: number, end: number) => ({ start, end });

/**
 * Folds a text so that what looks the same compares the same, whatever invisible signs and composition it has. Most
 * texts are folded already: they cost one look.
 */
export function foldText(original: string): FoldedText {
  const isFolded = !ignorable.test(original) && !otherSpace.test(original) && original.normalize("NFC") === original;
  if (isFolded) return { text: original, spanOf: unchanged };
  // The visible signs with their places.
  let visible = "";
  const places: number[] = [];
  let at = 0;
  for (const sign of original) {
    if (!ignorable.test(sign)) {
      visible += otherSpace.test(sign) ? " " : sign;
      for (let unit = 0; unit < sign.length; unit += 1) places.push(at + unit);
    }
    at += sign.length;
  }
  let text = "";
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of visible.matchAll(clusters)) {
    const composed = cluster.normalize("NFC");
    const last = index + cluster.length - 1;
    for (let unit = 0; unit < composed.length; unit += 1) {
      const isSame = composed === cluster;
      starts.push(places[isSame ? index + unit : index] ?? 0);
      ends.push((places[isSame ? index + unit : last] ?? 0) + 1);
    }
    text += composed;
  }
  return {
    text,
    spanOf: (start, end) =>
      end > start
        ? { start: starts[start] ?? original.length, end: ends[end - 1] ?? original.length }
        : { start: starts[start] ?? original.length, end: starts[start] ?? original.length },
  };
}

/** The folded text alone. */
export const folded = (text: string): string => foldText(text).text;
