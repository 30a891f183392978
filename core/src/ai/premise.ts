import type { Analyser } from "../search/analyser.ts";
import type { Passage } from "./passages.ts";
import { lexemesOf, type WeighedWord, weightIn } from "./relevance.ts";
import { numbersOf } from "./sentenceFeatures.ts";
import { denies, splitSentences } from "./sentences.ts";
import { verifySentence } from "./verifySentence.ts";

/** Words by which the one who asks takes a clause for granted. */
const mark =
  /(?<!\p{L})(?:ju|väl|eftersom|alltså|därmed|såklart|självklart|givetvis|nu när|stämmer det (?:verkligen )?att|visst|eller hur)(?!\p{L})/iu;
const isAboutAsker = /(?<!\p{L})(?:jag|vi|mig|oss|min|mitt|mina|vår|vårt|våra)(?!\p{L})/iu;
/** A conclusion: "så det är bara min bror som kan bli skyldig något". */
const isConclusion = /^(?:så|då) (?!.*(?<!\p{L})(?:jag|vi|undrar|tänker|vill)(?!\p{L}))/iu;
const isPast = /(?<!\p{L})(?:har|hade|var|blev|sa|sade|fick|kom|\p{L}{3,}(?:ade|dde|tte))(?!\p{L})/iu;
const isQuestion =
  /^(?:och |men |så |då )?(?:vad|hur|vem|vems|var|vart|när|vilken|vilket|vilka|varför|får|kan|ska|måste|behöver|är|har|går|gäller|finns|blir|räcker|kommer|borde|vill)(?!\p{L})/iu;
/** A granted clause inside a question: "vad ska han göra nu när kapitalet är slut?", "eftersom …, undrar jag …". */
const inside = /(?<!\p{L})(?:eftersom|nu när|stämmer det (?:verkligen )?att) .*/iu;
const asking = /\s(?:undrar|vill|tänkte) (?:jag|vi)(?!\p{L}).*$/iu;
/** Fewer words are no statement. */
const fewestWords = 4;

const clausesOf = (sentence: string): string[] =>
  sentence
    .replace(/[?!.]+$/u, "")
    .split(/[,;:–]\s+|\s+(?=(?:så|alltså|och därmed|och då|men) )/iu)
    .map((clause) => clause.trim());

/** The granted part of a marked clause. */
const grantedPart = (clause: string): string => (inside.exec(clause)?.[0] ?? clause).replace(asking, "");

/**
 * The statements that a question takes for granted, as they are written: "ångerrätten är ju 30 dagar", and general ones
 * before the question in the same sentence: "utan skuldebrev är ett lån ogiltigt, hur får jag då pengarna?".
 */
export function premisesOf(question: string): string[] {
  return splitSentences(question).flatMap((sentence) => {
    const clauses = clausesOf(sentence);
    return clauses.flatMap((clause, at) => {
      if (mark.test(clause)) return [grantedPart(clause)].filter((part) => part.split(" ").length >= fewestWords);
      if (clause.split(" ").length < fewestWords) return [];
      const isAsked = sentence.trimEnd().endsWith("?") && at === clauses.length - 1;
      if (isAsked || isPast.test(clause)) return [];
      const isGeneral = sentence.trimEnd().endsWith("?") && !isAboutAsker.test(clause) && !isQuestion.test(clause);
      return isGeneral || isConclusion.test(clause) ? [clause] : [];
    });
  });
}

/** A statement that a question takes for granted, beside what the nearest case says of it. */
export interface CheckedPremise {
  text: string;
  /** Sentences of the case: the one about the same, and the short answer's. */
  quotes: string[];
  /** The first one has other figures, or denies what the statement says. */
  isContradicted: boolean;
}

/** The least share of a statement's words in a sentence that is about the same. */
const leastShare = 0.25;
/** A sentence that denies something is likelier the correction. */
const denyingBonus = 1.4;
const figureBonus = 0.6;
/** Words: "Ja, det kan du." says nothing without its question. */
const longestBareVerdict = 4;
/** A sentence that is nearly as close as the closest one is quoted too. */
const nearlyBest = 0.7;

interface Question {
  words: readonly WeighedWord[];
  analyser: Analyser;
}

const hasOtherFigures = (text: string, sentence: string): boolean => {
  const theirs = [...numbersOf(sentence)].map((each) => each.split(" "));
  return [...numbersOf(text)].some((each) => {
    const [value, unit] = each.split(" ");
    const ofUnit = theirs.filter(([, other]) => other === unit && unit !== undefined);
    return ofUnit.length > 0 && !ofUnit.some(([other]) => other === value);
  });
};

/** What the passages of a case say of a statement; null when they confirm it. */
export function checkPremise(
  text: string,
  passages: readonly Passage[],
  { words, analyser }: Question,
): CheckedPremise | null {
  const claim = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(
    /(?<!\p{L})(?:ju|väl|eftersom)(?!\p{L}) ?/giu,
    "",
  );
  const whole = passages.map(({ text: passage }) => passage);
  if (verifySentence(claim, whole, analyser) === null) return null;
  const forms = new Set(analyser.analyse(text).map(({ form }) => form));
  const own = words.filter(({ group }) => forms.has(group.form));
  const total = own.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const short = passages[0]?.sentences ?? [];
  const shareOf = (sentence: string): number => {
    const share = weightIn(own, lexemesOf(sentence, analyser)) / total;
    // The short answer may state the right figure in other words.
    return short.includes(sentence) && hasOtherFigures(text, sentence) ? share + figureBonus : share;
  };
  const score = (sentence: string): number =>
    denies(sentence) || hasOtherFigures(text, sentence) ? shareOf(sentence) * denyingBonus : shareOf(sentence);
  const byScore = (sentences: readonly string[]): string[] =>
    sentences.toSorted((one, other) => score(other) - score(one));
  const about = byScore(
    passages
      .flatMap(({ sentences }) => sentences)
      .filter((each) => shareOf(each) >= leastShare && each.split(" ").length > longestBareVerdict),
  );
  const [best, second] = about;
  const isSecond = best !== undefined && second !== undefined && score(second) >= nearlyBest * score(best);
  const [leading] = byScore(
    (passages[0]?.sentences ?? []).filter((each) => each.split(" ").length > longestBareVerdict),
  );
  const quotes = [best, isSecond ? second : undefined, leading].filter((each) => each !== undefined);
  const isContradicted =
    best !== undefined &&
    (hasOtherFigures(text, best) || (denies(best) !== denies(text) && shareOf(best) >= 2 * leastShare));
  return { text, quotes: [...new Set(quotes)], isContradicted };
}
