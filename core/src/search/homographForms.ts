/** The dictionary's words with their Hunspell flags. */
type Words = ReadonlyMap<string, string>;

/** Endings, and the flags and last letter of the words that may have them. */
interface Inflection {
  endings: RegExp;
  /** What stands in place of the ending in the lemma. */
  lemmaEnding: string;
  fits: (flags: string) => boolean;
}

const isVerb = (flags: string): boolean => /[KLMNP]/.test(flags);
/** Verbs in -ar, -ade, -at. */
const isFirstConjugation = (flags: string): boolean => isVerb(flags) && !/[KL]/.test(flags);

const inflections: Inflection[] = [
  { endings: /as$|ande$/, lemmaEnding: "a", fits: isVerb },
  { endings: /ar$|ade$|ad$|at$|ats$|ades$/, lemmaEnding: "a", fits: isFirstConjugation },
  // vite → vitet
  { endings: /ets?$/, lemmaEnding: "e", fits: (flags) => flags.includes("E") },
];

const isAdjective = (flags: string): boolean => /[QR]/.test(flags);
/** Plurals of a noun that are flags of the verb in -a beside it. */
const plurals = [
  { endings: /ers?$|ernas?$/, verbFlag: "H" },
  { endings: /ars?$|arnas?$/, verbFlag: "I" },
];
/** Nouns with a definite form in -en. */
const nounFlag = "D";

/**
 * Lemmas of a form that the dictionary lists under another word only. Its flags are compressed, so that each form is listed
 * once: "packar" with the noun "pack" but not with "packa", and "åtgärder" with the verb "åtgärda" but not with "åtgärd".
 */
export function homographLemmas(form: string, words: Words): string[] {
  return [...inflected(form, words), ...pluralNouns(form, words), ...adjectives(form, words)];
}

const inflected = (form: string, words: Words): string[] =>
  inflections.flatMap(({ endings, lemmaEnding, fits }) => {
    const lemma = form.replace(endings, lemmaEnding);
    return lemma !== form && endings.test(form) && fits(words.get(lemma) ?? "") ? [lemma] : [];
  });

const pluralNouns = (form: string, words: Words): string[] =>
  plurals.flatMap(({ endings, verbFlag }) => {
    const lemma = form.replace(endings, "");
    const flags = words.get(`${lemma}a`) ?? "";
    const isPlural = lemma !== form && isFirstConjugation(flags) && flags.includes(verbFlag);
    return isPlural && words.get(lemma)?.includes(nounFlag) ? [lemma] : [];
  });

/** "anhöriga" → anhörig where both are listed, and the adverb "skriftligen" → skriftlig. */
function adjectives(form: string, words: Words): string[] {
  const plural = form.replace(/a$/, "");
  const adverb = form.replace(/(?<=lig)en$/, "");
  if (plural !== form && isAdjective(words.get(plural) ?? "")) return [plural];
  return adverb !== form && words.has(adverb) ? [adverb] : [];
}
