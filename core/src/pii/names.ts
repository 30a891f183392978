import type { Known } from "./knownNames.ts";
import { grammar, neverNames, particles, people, verbs, wordEnd } from "./nameContext.ts";
import { namesInRun, runsOf } from "./nameSequences.ts";
import {
  forms,
  isAlsoWord,
  isCommonFirstName,
  isFirstName,
  isListedFirstName,
  isSureSurname,
  isSurname,
} from "./nameWords.ts";
import { isOrganisation } from "./organisations.ts";
import { isPlace } from "./placeNames.ts";
import type { Place } from "./span.ts";
import { isLowerCase, type Word, wordsOf } from "./tokenizer.ts";

/** Whether an unknown lower-case word can be a name. */
const isUnlisted = (text: string) =>
  text.length > 2 &&
  !isEverydayWord(text) &&
  !notCalled.test(text) &&
  !people.test(text) &&
  !verbs.test(text) &&
  !isOrganisation(text);

const isEverydayWord = (text: string) => neverNames.test(text) || isAlsoWord(text) || grammar.test(text);

/** Words after "heter" that are not a name. */
const notCalled =
  /^(?:det|den|de|så|samma|något|nåt|egentligen|exakt|ju|väl|nog|också|inte|olika|annat|visst|fortfarande|ungefär|likadant|likadana|numera|ingenting|dessutom|faktiskt|bara|alltså|kanske|tydligen|väldigt|lika|sig|oss|mig|dig|honom|henne|dem|dom|idag|sedan|sen|nu|brytande|förr|innan|först|hur|vad)$/iu;

/** Whether a word is in lower case, or in a line where everything is in capitals. */
const isWritten = (word: Word) => isLowerCase(word) || (word.isMostlyUpperCase && word.isUpperCase);

const isAdjacent = (word: Word, before: Word | undefined): before is Word =>
  before !== undefined && /^ $|^ ?[(,"”'] ?$/.test(word.gap);

/** Whether the words before a lower-case word show that it is a name: "heter tilde", "min fru tilde", "jag är moa". */
function isPointedOut(words: Word[], index: number): boolean {
  const word = words[index] as Word;
  const before = words[index - 1];
  const after = words[index + 1];
  if (!isAdjacent(word, before) || word.text.length < 2) return false;
  const cue = before.text.toLowerCase();
  if (grammar.test(word.text))
    return people.test(cue) && isListedFirstName(word.text) && isDoing(after) && !verbs.test(word.text);
  const isCalled = word.gap === " " && /^(?:heter|hette|kallas|kallad|namn|mvh)$/u.test(cue);
  const isIts = /^(?:det|vad|den|lagen|brottet|detta|sådant)$/i.test(words[index - 2]?.text ?? "");
  if (isCalled && isFirstName(word.text)) return true;
  if (isCalled && /^(?:heter|hette)$/u.test(cue) && !isIts && isUnlisted(word.text) && !noOne.test(word.text))
    return true;
  if (/^(?:är|e|va|var)$/.test(cue) && /^(?:jag|ja)$/i.test(words[index - 2]?.text ?? ""))
    return isListedFirstName(word.text) && !isEverydayWord(word.text);
  if (!people.test(cue) || /^(?:man|mannen|far|mor|ex|barn|fru|son)$/.test(cue) !== isOwned(words, index - 1, cue))
    return false;
  if (isFirstName(word.text) && (!neverNames.test(word.text) || isListedFirstName(word.text)))
    return (
      !isEverydayWord(word.text) ||
      isDoing(after) ||
      (isListedFirstName(word.text) && (isBelonging(words[index - 2]) || /(?:en|et|an|on)$/.test(cue)))
    );
  if (!isUnlisted(word.text) || word.text.length < 3 || word.gap !== " ") return false;
  const isNamed = after?.gap === " " && isWritten(after) && isSurname(after.text) && !isAlsoWord(after.text);
  return (
    (isNamed && !wordEnd.test(after.text)) ||
    (isDoing(after) && !notBetween.test(word.text)) ||
    (isOwned(words, index - 1, cue) && unlikely.test(word.text))
  );
}

/** Words between a person and a verb that are not part of the name. */
const notBetween = /(?:ligen|vis|igt|ligt|ande|ende|[^s]s|[aeo]t|r|de|te)$/iu;
/** Endings that are rare in Swedish except in names. */
const unlikely = /^\p{L}{2,}(?:[^aeiouyåäö][oyu]|[^aeiouyåäö]i|é|z)$/iu;

/**
 * "man" is a pronoun and "far" a verb, unless a possessive precedes them: "min man", "hennes far". Others need none.
 */
const isOwned = (words: Word[], index: number, cue: string) =>
  /^(?:man|mannen|far|mor|ex|barn|fru|son)$/.test(cue) && isBelonging(words[index - 1]);

const isBelonging = (word: Word | undefined) =>
  /^(?:min|mitt|mina|din|vår|vårt|våra|sin|hans|hennes|deras|nya|gamla|lilla|äldsta|yngsta|förre|förra|yngre|äldre|mammas|pappas|systers|brors|dotters)$/i.test(
    word?.text ?? "",
  );

/** Endings of words for things: "ett brott som heter kränkande fotografering". */
const noOne = /(?:ande|ende|ing|ningen|tion|skap|het|lag|lagen|avtal|rätt|brott|bidrag|ersättning|intyg)$/iu;

const isDoing = (after: Word | undefined) =>
  after?.gap === " " && verbs.test(after.text.toLowerCase()) && !/^och$/i.test(after.text);

/** Names in lower case: a first name that is no other word, "-sson", the word after "heter", and names found before. */
function lowerCaseNames(words: Word[], known: Known): Word[][] {
  const found: Word[][] = [];
  let name: Word[] = [];
  words.forEach((word, index) => {
    const after = words[index + 1];
    const isPair =
      !neverNames.test(word.text) &&
      !people.test(word.text) &&
      !(after !== undefined && isAlsoWord(word.text) && isAlsoWord(after.text)) &&
      after?.gap === " " &&
      isLowerCase(after) &&
      isListedFirstName(word.text) &&
      isListedFirstName(after.text) &&
      word.text.length > 2 &&
      after.text.length > 2;
    const isPointed = isWritten(word) && isPointedOut(words, index);
    if (isPointed) known.lowercase.add(bareOf(word.text));
    const is =
      isWritten(word) &&
      (isPointed ||
        (isCommonFirstName(word.text) && !grammar.test(word.text)) ||
        isPair ||
        isSureSurname(word.text) ||
        (isUnlisted(word.text) && forms(word.text.toLowerCase()).some((form) => known.names.has(form))) ||
        (!grammar.test(word.text) && forms(word.text.toLowerCase()).some((form) => known.lowercase.has(form))) ||
        isCoordinated(words, index, name) ||
        (name.length > 0 && word.gap === " " && isRestOfName(word)));
    if (is && (name.length === 0 || word.gap === " ")) name.push(word);
    else {
      if (name.length > 0) found.push(name);
      name = is ? [word] : [];
    }
  });
  if (name.length > 0) found.push(name);
  return found;
}

/** Whether a lower-case word continues a name: another first name, an initial, a surname. */
function isRestOfName({ text }: Word): boolean {
  if (grammar.test(text)) return false;
  if (isFirstName(text)) return !isEverydayWord(text);
  if (text.length === 1) return !/[aåioöme]/i.test(text);
  if (text.includes("-")) return isSurname(text) || text.split("-").some((part) => isSurname(part));
  return isSurname(text) && !isAlsoWord(text) && !/(?:en|et|na|ar|er|or|man|dal)$/iu.test(text);
}

/** "erik och lena": a first name next to one that was just found. */
function isCoordinated(words: Word[], index: number, name: Word[]): boolean {
  const [word, joining, other] = [words[index], words[index - 1], words[index - 2]];
  if (!word || name.length > 0 || !joining || !/^(?:och|o|å|&)$/i.test(joining.text) || !other) return false;
  const isName = isListedFirstName(other.text) && !isEverydayWord(other.text);
  return (
    isName &&
    isListedFirstName(word.text) &&
    word.text.length > 2 &&
    !grammar.test(word.text) &&
    !neverNames.test(word.text)
  );
}

/** A lower-case word without the genitive's s. */
const bareOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/([^s])s$/u, (whole, end) => (isFirstName(text) && wholeNames.has(text.toLowerCase()) ? whole : end));

/** The last words of a text, after a greeting or alone on a line: "Mvh Zlatan", "/Kicki". */
function signature(text: string, words: Word[]): Word[][] {
  const found: Word[][] = [];
  const lines =
    /(?:^|\n)[^\S\n]*(?:(?:m\.?v\.?h\.?|med vänliga? hälsning(?:ar|en)?|vänliga? hälsning(?:ar)?|hälsning(?:ar)?|hälsn\.?|vänligen|tacksam för svar|tack på förhand|tack för hjälpen|tack för svar|högaktningsfullt|tack|\/|-|–)[!,.]?[^\S\n]*\n?[^\S\n]*)([\p{L}][\p{L}'’-]{1,24}(?: [\p{L}][\p{L}'’-]{0,24}){0,2})[.!]?[^\S\n]*(?=\n|$)/giu;
  const inline =
    /(?:m\.?v\.?h\.?,?|[hH]älsningar,?|[Tt]ack på förhand,|[Tt]ack,|[.!?] ?\/) ?(\p{Lu}[\p{L}'’-]{1,24}(?: \p{Lu}[\p{L}'’-]{0,24}){0,2})[.!]?\s*(?=$|\n)/gu;
  const byStart = new Map(words.map((word, index) => [word.start, index]));
  for (const pattern of [lines, inline]) {
    for (const match of text.matchAll(pattern)) {
      const said = match[1] ?? "";
      const start = match.index + match[0].lastIndexOf(said);
      const first = byStart.get(start);
      if (first === undefined) continue;
      const signed = words.slice(first, first + said.split(" ").length);
      const allCapital = signed.every(({ isCapital, isUpperCase }) => isCapital && !isUpperCase);
      const isName = signed.some(({ text: word }) => isFirstName(word) || isSureSurname(word)) || allCapital;
      if (isName && !signed.some(({ text: word }) => neverNames.test(word) || isOrganisation(word))) found.push(signed);
    }
  }
  return found;
}

/** The end of a name without the genitive's s: "Annas" is marked as "Anna", "Lars" whole. */
function endOf(word: Word, known: ReadonlySet<string>): number {
  const small = word.text.toLowerCase();
  if (!/[^s]s$/u.test(small)) return word.end;
  const bare = small.slice(0, -1);
  if (known.has(small)) return word.end;
  const isWhole = isFirstName(small) && !known.has(bare) && wholeNames.has(small);
  if (isWhole) return word.end;
  return known.has(bare) || isFirstName(bare) || isSurname(bare) ? word.end - 1 : word.end;
}

/** First names that end in s. */
const wholeNames = new Set(
  `lars jonas mattias mathias matias tobias elias lukas lucas markus marcus magnus linus jens hans claes clas klas mats niklas nicklas niclas andreas johannes thomas tomas rasmus pontus
  agnes hannes dennis nils jacobs boris abbas anas ilyas idris firas faris haris enis anis yunus iris doris moses younes yonas laurits frans fritiofs julius kurtis linas mats alexis alvis elvis kris chris luis
  louis carlos lois jesus angus ares as assas maurits mauritz lois denis lis inas elyas osmans ramadans jónas zacharias tobbas goles joakims charles james`.split(
    /\s+/,
  ),
);

/** Finds the names of people in a text. `known` has the lower-case names found in other texts; new ones are added. */
export function namePlaces(text: string, known: Known): Place[] {
  const words = wordsOf(text);
  const at = new Map(words.map((word, index) => [word, index]));
  const find = () => [
    ...runsOf(words).flatMap((run) => {
      const first = at.get(run[0] as Word) ?? 0;
      return namesInRun(run, words[first - 1], words[first + run.length], known.names);
    }),
    ...lowerCaseNames(words, known),
    ...signature(text, words),
  ];
  for (const name of find()) {
    for (const word of name) {
      if (word.text.length < 2 || particles.test(word.text) || (isPlace(word.text) && name.length > 1)) continue;
      known.names.add(text.slice(word.start, endOf(word, new Set())).toLowerCase());
    }
  }
  // A second pass finds the names that the first one skipped at the beginning of a sentence.
  return find().map((name) => {
    const last = name.at(-1) as Word;
    return { start: (name[0] as Word).start, end: endOf(last, known.names), kind: "Name" };
  });
}
