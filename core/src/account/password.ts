import { commonPasswords } from "./commonPasswords.gen.ts";

/** Words that people often build passwords from here. */
const commonWords = [
  ..."lagrum juridik jurist advokat lösenord losenord password passwort hemligt hemlig".split(" "),
  ..."qwerty qwertz qwertyuiop asdfgh zxcvbn admin administrator välkommen valkommen welcome".split(" "),
  ..."sommar vinter sverige stockholm göteborg goteborg malmö uppsala hejsan kärlek karlek".split(" "),
];

/** Fewer different characters make a pattern: aaaaaaaaaaaa, abababababab. */
const FEWEST_DIFFERENT = 5;
/** Characters that a password needs besides common words. */
const FEWEST_OTHERS = 6;

/**
 * Whether a password would be guessed early: a common one, a pattern, or little more than common
 * words and known facts about its owner. The contract checks the length.
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

/** Each character follows the one before it, upwards or downwards: 123456789012, lkjihgfedcba. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  const along = (step: number) => steps.filter((each) => each === step || each === -9 * step).length === steps.length;
  return along(1) || along(-1);
}
