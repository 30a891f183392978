import { commonPasswords } from "./commonPasswords.gen.ts";

/** What people build passwords from here. */
const commonWords = [
  ..."lagrum juridik jurist advokat lösenord losenord password passwort hemligt hemlig".split(" "),
  ..."qwerty qwertz qwertyuiop asdfgh zxcvbn admin administrator välkommen valkommen welcome".split(" "),
  ..."sommar vinter sverige stockholm göteborg goteborg malmö uppsala hejsan kärlek karlek".split(" "),
];

/** Fewer different characters are a pattern: aaaaaaaaaaaa, abababababab. */
const FEWEST_DIFFERENT = 5;
/** What a password must have beside words that anyone would try. */
const FEWEST_OTHERS = 6;

/**
 * Whether a password is among the first that would be tried: a well-known one, a pattern, or little more than common
 * words and what everyone knows about its owner. Length is the contract's to check.
 * @param about the owner's names and address.
 */
export function isCommonPassword(password: string, about: readonly string[] = []): boolean {
  const plain = password.toLowerCase();
  if (commonPasswords.has(plain)) return true;
  if (new Set(plain).size < FEWEST_DIFFERENT) return true;
  const known = about
    .flatMap((text) => text.toLowerCase().split(/[\s@.]+/))
    .filter((word) => word.length >= 3)
    .concat(commonWords)
    .sort((a, b) => b.length - a.length);
  const others = known.reduce((left, word) => left.replaceAll(word, ""), plain);
  if (others.length < plain.length && others.replace(/[\s\p{P}]/gu, "").length < FEWEST_OTHERS) return true;
  return isRun(plain);
}

/** Each character the next of the one before, or the one before it: 123456789012, lkjihgfedcba. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  const along = (step: number) => steps.filter((each) => each === step || each === -9 * step).length === steps.length;
  return along(1) || along(-1);
}
