import type { Place } from "./finding.ts";
import { deeds, neverNames, particles, people } from "./nameCues.ts";
import { namesInRun, runsOf } from "./nameRuns.ts";
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
import { isPlace } from "./places.ts";
import { isSmall, touches, type Word, wordsOf } from "./words.ts";

/** Whether a small word can be a name though no list has it. */
const isUnheard = (text: string) =>
  text.length > 2 &&
  !isEverydayWord(text) &&
  !notCalled.test(text) &&
  !people.test(text) &&
  !deeds.test(text) &&
  !isOrganisation(text);

const isEverydayWord = (text: string) => neverNames.test(text) || isAlsoWord(text);

/** What follows "heter" without being a name. */
const notCalled =
  /^(?:det|den|de|så|samma|något|nåt|egentligen|exakt|ju|väl|nog|också|inte|olika|annat|visst|fortfarande|ungefär|likadant|likadana|numera|ingenting|dessutom|faktiskt|bara|alltså|kanske|tydligen|väldigt|lika|sig|oss|mig|dig|honom|henne|dem|dom|idag|sedan|sen|nu|brytande|förr|innan|först|hur|vad)$/iu;

/** Names in small letters: a first name that is nothing else, "-sson", what follows "heter", and who was named before. */
function smallNames(words: Word[], known: ReadonlySet<string>): Word[][] {
  const found: Word[][] = [];
  let name: Word[] = [];
  words.forEach((word, index) => {
    const before = words[index - 1];
    const isCalled =
      before !== undefined && /^ $/.test(word.gap) && /^(?:heter|hette|kallas|kallad|namn|mvh)$/iu.test(before.text);
    const after = words[index + 1];
    const isPair =
      !neverNames.test(word.text) &&
      !people.test(word.text) &&
      !(after !== undefined && isAlsoWord(word.text) && isAlsoWord(after.text)) &&
      after?.gap === " " &&
      isSmall(after) &&
      isListedFirstName(word.text) &&
      isListedFirstName(after.text) &&
      word.text.length > 2 &&
      after.text.length > 2;
    const isRelated = before !== undefined && touches(word) && people.test(before.text);
    const is =
      !word.isCapital &&
      !word.isShouted &&
      (isCommonFirstName(word.text) ||
        isPair ||
        isSureSurname(word.text) ||
        (isCalled &&
          (isFirstName(word.text) || (/^(?:heter|hette|kallas)$/iu.test(before.text) && isUnheard(word.text)))) ||
        (isUnheard(word.text) && forms(word.text.toLowerCase()).some((form) => known.has(form))) ||
        (isRelated && isFirstName(word.text) && !isEverydayWord(word.text)) ||
        (name.length > 0 &&
          word.gap === " " &&
          (isFirstName(word.text)
            ? !isEverydayWord(word.text)
            : word.text.length === 1 && !/[aåioö]/.test(word.text))) ||
        (name.length > 0 &&
          word.gap === " " &&
          isSurname(word.text) &&
          !isAlsoWord(word.text) &&
          !/(?:en|et|na|ar|er|or|man|dal)$/u.test(word.text)));
    if (is && (name.length === 0 || word.gap === " ")) name.push(word);
    else {
      if (name.length > 0) found.push(name);
      name = is ? [word] : [];
    }
  });
  if (name.length > 0) found.push(name);
  return found;
}

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
      const allCapital = signed.every(({ isCapital, isShouted }) => isCapital && !isShouted);
      const isName = signed.some(({ text: word }) => isFirstName(word) || isSureSurname(word)) || allCapital;
      if (isName && !signed.some(({ text: word }) => neverNames.test(word) || isOrganisation(word))) found.push(signed);
    }
  }
  return found;
}

/** A name's end without the genitive's s: "Annas" is marked as "Anna", "Lars" whole. */
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
  carlos lois jesus angus ares as assas maurits mauritz lois denis lis inas elyas osmans ramadans jónas zacharias tobbas goles joakims charles james`.split(
    /\s+/,
  ),
);

/** Where a text names people. `known` are words, small, that were found to be names elsewhere; what is found is added. */
export function namePlaces(text: string, known: Set<string>): Place[] {
  const words = wordsOf(text);
  const at = new Map(words.map((word, index) => [word, index]));
  const find = () => [
    ...runsOf(words).flatMap((run) => {
      const first = at.get(run[0] as Word) ?? 0;
      return namesInRun(run, words[first - 1], words[first + run.length], known);
    }),
    ...smallNames(words, known),
    ...signature(text, words),
  ];
  for (const name of find()) {
    for (const word of name) {
      if (word.text.length < 2 || particles.test(word.text) || (isPlace(word.text) && name.length > 1)) continue;
      known.add(text.slice(word.start, endOf(word, new Set())).toLowerCase());
    }
  }
  // Known by now, they are found again where they stood at a sentence's beginning.
  return find().map((name) => {
    const last = name.at(-1) as Word;
    return { start: (name[0] as Word).start, end: endOf(last, known), kind: "Name" };
  });
}
