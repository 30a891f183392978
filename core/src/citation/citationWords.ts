import { ordinalOf } from "./ordinals.ts";
import type { Token } from "./tokens.ts";

const placeWord =
  /^(?:\d{1,3}|§+|kap|kapitel|paragraf|paragrafen|paragraferna|punkt|punkten|art|artikel|artikeln|artiklar|artiklarna)$/;
/** Whether a place can begin with this token: a number, §, kap., artikel or an ordinal. */
export const mayBegin = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === "number"
    ? token.text.length <= 3
    : token.kind === "section" || placeWord.test(token.lower) || ordinalOf(token.lower) !== null);

/** Whether a written abbreviation is this one, in the genitive too. */
export const sameLetters = (written: string, abbreviation: string): boolean =>
  written.replace(/:?s$/, "") === abbreviation || written === abbreviation;
