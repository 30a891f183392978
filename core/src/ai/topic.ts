import type { Analyser } from "../search/analyser.ts";
import { isStopWord } from "../search/stopWords.ts";
import type { AiDifference } from "./aiCaseSchema.ts";
import type { CaseText } from "./compareCases.ts";
import { isLightWord } from "./lightWords.ts";
import { lexemesOf, type WeighedWord, weightIn } from "./relevance.ts";

/** Least shares of the question's key words that the case has, and of the title's key words that the question has. */
const leastShare = { ofQuestion: 0.75, ofTitle: 0.6 };

const isLight = ({ group: { form, matches } }: WeighedWord): boolean =>
  [form, ...matches.flatMap(({ kind, lexemes: [lemma = ""] }) => (kind === "word" ? [lemma] : []))].some(isLightWord);

/** All lexemes that a question's words match. */
const matchedBy = (words: readonly WeighedWord[]): Set<string> =>
  new Set(
    words.flatMap(({ group: { form, matches, parts } }) => [
      form,
      ...matches.flatMap(({ lexemes }) => lexemes),
      ...parts,
    ]),
  );

const notThings = new Set([
  "tvungen",
  "pengarna",
  "själva",
  "någonting",
  "egentligen",
  "säkerligen",
  "möjligen",
  "verkligen",
]);
/** Words that name a thing, as far as their form tells: compounds and definite forms. */
const namesThing = ({ group: { form, parts } }: WeighedWord): boolean =>
  /^\p{L}{5,}$/u.test(form) && !notThings.has(form) && (parts.length > 0 || /(?:en|et|an|arna|orna|erna)$/u.test(form));
const mostNamed = 4;

function titleShare(title: string, words: readonly WeighedWord[], analyser: Analyser): number {
  const known = matchedBy(words);
  const own = analyser
    .analyse(title)
    .filter(({ form, lemmas }) => !isStopWord(form) && ![form, ...lemmas].some(isLightWord));
  const shared = own.filter(({ form, lemmas, parts }) => [form, ...lemmas, ...parts].some((each) => known.has(each)));
  return own.length === 0 ? 1 : shared.length / own.length;
}

/**
 * Whether a question and a case have the same topic, by their key words in both directions: rare words weigh more, and
 * synonyms and parts of compounds count. The difference has the things that the case lacks.
 */
export function topicDifference(
  words: readonly WeighedWord[],
  { title, question, lead }: CaseText,
  analyser: Analyser,
): AiDifference[] {
  const keys = words.filter((word) => !isLight(word));
  const lexemes = lexemesOf(`${title} ${question} ${lead}`, analyser);
  const total = keys.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const lacking = keys.filter((word) => weightIn([word], lexemes) < word.weight / 2);
  const share = 1 - lacking.reduce((sum, { weight }) => sum + weight, 0) / total;
  if (share >= leastShare.ofQuestion && titleShare(title, words, analyser) >= leastShare.ofTitle) return [];
  const named = lacking.filter(namesThing).toSorted((one, other) => other.weight - one.weight);
  return [{ Kind: "Topic", Asked: [...new Set(named.map(({ group }) => group.form))].slice(0, mostNamed), InCase: [] }];
}

/** The share of a question's last part that things make up which no answer has. */
const mostUnknown = 0.9;

/** Whether what a question asks about is a thing that no answer has: "bindningstiden på ett mobilabonnemang". */
export function asksForUnknownThing(asked: string, words: readonly WeighedWord[], analyser: Analyser): boolean {
  const forms = new Set(analyser.analyse(asked).map(({ form }) => form));
  const keys = words.filter((word) => forms.has(word.group.form) && !isLight(word));
  const total = keys.reduce((sum, { weight }) => sum + weight, 0);
  const unknown = keys
    .filter((word) => word.isUnknown && namesThing(word))
    .reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 && unknown / total >= mostUnknown;
}
