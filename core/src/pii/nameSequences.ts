import {
  belongings,
  callers,
  determiners,
  englishFirstNames,
  englishNeighbours,
  humanVerbs,
  neverNames,
  notBefore,
  particles,
  people,
  personBefore,
  placeBefore,
  tradersBefore,
  verbs,
  wordEnd,
} from "./nameContext.ts";
import {
  forms,
  isAlsoWord,
  isCommonFirstName,
  isFirstName,
  isListedFirstName,
  isSureSurname,
  isSurname,
} from "./nameWords.ts";
import { firmWords, isCompound, isOrganisation } from "./organisations.ts";
import { isPlace, placeKinds } from "./placeNames.ts";
import { follows, isInitial, isLowerCase, isNoName, touches, type Word } from "./tokenizer.ts";

type Known = ReadonlySet<string>;

const isKnown = (word: Word, known: Known) => forms(word.text.toLowerCase()).some((form) => known.has(form));

/** Whether the next words show that the word is a person: a verb of people, or an age. */
const isActing = (after: Word | undefined) =>
  after !== undefined && ((touches(after) && verbs.test(after.text)) || /^,? \(?\d{1,2}(?: år)?[,)]/.test(after.gap));

/** Whether the next word is part of the name of a place or an authority: "Lunds tingsrätt", "Allmänna arvsfonden". */
const isOfPlace = (after: Word | undefined) =>
  after !== undefined &&
  touches(after) &&
  (placeKinds.test(after.text) || (isLowerCase(after) && isOrganisation(after.text)));

/** Whether a single capitalised word is a person's name. */
function isPersons(word: Word, before: Word | undefined, after: Word | undefined, known: Known): boolean {
  const { text, begins } = word;
  if (text.length < 2 || isNoName(text)) return false;
  const cue = before !== undefined && follows(word, before) ? before.text : "";
  const isSaint = !/^ta?$/i.test(cue) || before?.gap === ":";
  if (notBefore.test(cue) && isSaint && touches(word)) return false;
  const isRelated = people.test(cue) && touches(word);
  const isFirst = isFirstName(text);
  const isGreeted = /^(?:hej|hejsan|hallå|tjena|tja|bästa|kära|käre|god dag|goddag)$/i.test(cue) && touches(word);
  if (isGreeted && !neverNames.test(text) && !isOrganisation(text) && /^[,!\n]/.test(after?.gap ?? "\n")) return true;
  if (/^Hans$/.test(text)) return (!begins && !word.isTitle) || isActing(after);
  if (neverNames.test(text)) return isRelated && !begins && isFirst;
  if (isKnown(word, known))
    return (begins ? !isAlsoWord(text) || isActing(after) : true) && !(/^i$/i.test(cue) && isPlace(text));
  if (isPlace(text) || (isOrganisation(text) && !isSureSurname(text))) {
    if (placeBefore.test(cue) || isOfPlace(after)) return false;
    if (isRelated) return isFirst || isSurname(text);
    return isListedFirstName(text) && !word.isUpperCase && !(begins && isAlsoWord(text));
  }
  if (callers.test(cue) || isRelated)
    return (!word.isUpperCase || isFirst) && (isFirst || isSurname(text) || !tradersBefore.test(cue));
  if (word.isUpperCase || (isOfPlace(after) && !isFirst)) return false;
  if (begins) return isFirst ? !isAlsoWord(text) || isActing(after) : isSureSurname(text) || isBeginningPerson(word);
  if (isFirst || isSurname(text)) return isFirst || !/^i$/i.test(cue);
  return isUnknownName(word, cue, before, after);
}

/** Whether an unknown word at the beginning of a sentence is the subject of a person's verb: "Nongnuch säger att". */
function isBeginningPerson({ text, next, isTitle }: Word): boolean {
  if (!next || isTitle || !touches(next) || !humanVerbs.test(next.text) || text.length < 3) return false;
  const object = next.next;
  // With a verb before its subject, the first word is an adverbial, not the subject.
  if (
    object &&
    touches(object) &&
    /^(?:jag|han|hon|hen|vi|ni|du|de|dom|man|det|den|min|mitt|mina|vår)$/.test(object.text)
  )
    return false;
  return (
    !wordEnd.test(text) &&
    !/(?:ar|er|or|an|en|orn|arn|lk|is|sk|te|igt|ts|[^s]s)$/.test(text) &&
    !isCompound(text) &&
    !people.test(text)
  );
}

/** Whether an unknown capitalised word within a sentence is a person's name: most are, except places and things. */
function isUnknownName(word: Word, cue: string, before: Word | undefined, after: Word | undefined): boolean {
  const { text } = word;
  if (text.length < 3 || word.isTitle || word.isForeign || isCompound(text) || people.test(text)) return false;
  if (isActing(after) && after?.text !== "och" && !placeBefore.test(cue))
    return !determiners.test(cue) && !wordEnd.test(text);
  const isOwner = /s$/.test(text) && after !== undefined && touches(after) && belongings.test(after.text);
  if (isOwner && !/^i$/i.test(cue)) return true;
  if (placeBefore.test(cue) || determiners.test(cue) || wordEnd.test(text)) return false;
  if (/^ \d/.test(after?.gap ?? "") || /["”“»/]\s*$/.test(word.gap)) return false;
  const isOfThing = after && touches(after) && isLowerCase(after) && /(?:en|et|arna|erna|orna)$/.test(after.text);
  if (isOfThing && /(?:a|s)$/.test(text)) return false;
  if (/\($/.test(word.gap)) return /^[,)]/.test(after?.gap ?? ")");
  const isListed = /^, $/.test(word.gap) && before !== undefined && !isLowerCase(before) && !isFirstName(before.text);
  return personBefore.test(cue) || ((isLowerCase(before ?? word) || before?.begins === true) && !isListed);
}

/** Whether a name has capitalised words next to it that belong to it: "Anna Ek", "A. Svensson", "Carl von Linné". */
const joins = (one: Word, other: Word) => other.gap === " " || (isInitial(one) && /^\.? ?$/.test(other.gap));

/** The runs of capitalised words, with the small words of names between them. */
export function runsOf(words: Word[]): Word[][] {
  const runs: Word[][] = [];
  let run: Word[] = [];
  let held: Word[] = [];
  const close = () => {
    if (run.length > 0) runs.push(run);
    run = [];
    held = [];
  };
  for (const word of words) {
    const last = held.at(-1) ?? run.at(-1);
    const isNear = last !== undefined && joins(last, word);
    if (!isLowerCase(word)) {
      if (!isNear) close();
      run.push(...held, word);
      held = [];
    } else if (isNear && particles.test(word.text) && held.length < 2) held.push(word);
    else close();
  }
  close();
  return runs;
}

/** Whether a word in capitals is a name: it is next to another name, or has no other meaning. */
function isUpperCaseName(word: Word, beside: (Word | undefined)[], known: Known): boolean {
  const isNear = beside.some(
    (each) => each?.isUpperCase === true && (isFirstName(each.text) || isSureSurname(each.text)),
  );
  if (isSureSurname(word.text) || isKnown(word, known)) return true;
  if (isNear && isSurname(word.text)) return true;
  return word.text.length > 3 && isFirstName(word.text) && (isNear || isCommonFirstName(word.text));
}

/** Whether a name is an English word here: "My landlord says", "I Love You", "we saw Love Island". */
function isEnglish(word: Word, before: Word | undefined, after: Word | undefined): boolean {
  if (!englishFirstNames.test(word.text)) return false;
  const isBesideEnglish =
    (before !== undefined && follows(word, before) && before.text !== "i" && englishNeighbours.test(before.text)) ||
    (after !== undefined && touches(after) && after.text !== "i" && englishNeighbours.test(after.text));
  return isBesideEnglish || (word.isForeign && after !== undefined && touches(after) && isLowerCase(after));
}

/** A word that is never part of a person's name. */
const isForeign = ({ text }: Word) =>
  isNoName(text) || firmWords.test(text) || isOrganisation(text) || neverNames.test(text);

/** Two or three unknown capitalised words: a person's name next to a verb between people. */
function isUnknownPerson(run: Word[], before: Word | undefined, after: Word | undefined): boolean {
  const [first] = run;
  if (!first || first.begins || run.length < 2 || run.length > 4) return false;
  if (run.some((word) => word.isUpperCase || isForeign(word) || isPlace(word.text) || /ska$/.test(word.text)))
    return false;
  const cue = before !== undefined && follows(first, before) ? before.text : "";
  if (placeBefore.test(cue) || tradersBefore.test(cue) || notBefore.test(cue)) return false;
  if (first.isTitle || determiners.test(cue) || run.some(({ text }) => wordEnd.test(text) || isCompound(text)))
    return false;
  const isInitialAndWord = run.filter((word) => !isInitial(word)).length < 2;
  if (isInitialAndWord && !personBefore.test(cue) && !people.test(cue)) return false;
  return !/^ \d/.test(after?.gap ?? "") || people.test(cue);
}

/**
 * Two capitalised words at the beginning of a sentence: a name if the last is a surname and the first no common word.
 */
function isPersonFirst(word: Word, following: Word): boolean {
  const { text } = word;
  if (word.isUpperCase || following.isUpperCase || word.isTitle || isForeign(word) || people.test(text)) return false;
  if (isPlace(text) || isPlace(following.text) || isForeign(following) || callers.test(text)) return false;
  if (isListedFirstName(text)) return true;
  const isAfterColon = /:\s*$/.test(word.gap) && !isAlsoWord(text);
  const isKnownEnd = isSurname(following.text) || isFirstName(following.text) || isAfterColon;
  return (
    isKnownEnd &&
    !wordEnd.test(text) &&
    !/(?:[mnk]an|ar|er)$/.test(text) &&
    !isAlsoWord(text) &&
    !verbs.test(text.toLowerCase())
  );
}

/** Initials of a person's two first names: "L-G:s fru", "P-O". */
const doubled = /^[ABCEGHIJKLMNOPRSTUÅ]-[ABCEGHIJKLMOPRSUÅ]$/;

/** The names in a run of capitalised words; firms' words, places and common words at its ends are left out. */
export function namesInRun(run: Word[], before: Word | undefined, next: Word | undefined, known: Known): Word[][] {
  const isFirm =
    run.some(({ text }, index) => (index > 0 || run.length === 1) && firmWords.test(text)) ||
    (next !== undefined && touches(next) && /^(?:ab|hb)$/iu.test(next.text));
  const isPhrase = run.some((word, index) => isEnglish(word, run[index - 1] ?? before, run[index + 1] ?? next));
  if (!isFirm && !isPhrase && isUnknownPerson(run, before, next)) return [run];
  const found: Word[][] = [];
  let name: Word[] = [];
  const close = () => {
    while (name.length > 0 && particles.test(name.at(-1)?.text ?? "")) name.pop();
    if (name.some(({ text }) => text.length > 1)) found.push(name);
    name = [];
  };
  run.forEach((word, index) => {
    if (belongs(word, index)) name.push(word);
    else close();
  });
  close();
  return found;

  function isPersonAfter(following: Word): boolean {
    return !following.isUpperCase && !isForeign(following) && !isPlace(following.text) && !following.isTitle;
  }

  function belongs(word: Word, index: number): boolean {
    const { text } = word;
    if (doubled.test(text) && !word.isMostlyUpperCase && !/^A-[BCÖ]$/.test(text)) return true;
    const previous = run[index - 1];
    const following = run[index + 1];
    if (isEnglish(word, previous ?? before, following ?? next)) return false;
    const inName = name.length > 0;
    const isFirst = isFirstName(text);
    const alone = () => isPersons(word, previous ?? before, following ?? next, known);
    if (particles.test(text)) return inName;
    if (inName && following && /^(?:De|Von|Van|Af|Al|El|La|Bin|Du|Ben|Abu)$/.test(text)) return true;
    if (isInitial(word)) {
      const named = run.slice(index, index + 4).find((each) => !isInitial(each));
      if (inName || named === undefined) return inName;
      if (isPlace(named.text) && /^[IÅÖ]$/.test(text)) return false;
      return particles.test(named.text) || (isSurname(named.text) && !isOrganisation(named.text));
    }
    const isMonthAndName = isListedFirstName(text) && !/^(?:Mars|April|Juni|Juli|August)$/.test(text);
    if (!inName && isMonthAndName && neverNames.test(text) && following && isPersonAfter(following)) return true;
    if (neverNames.test(text) && !(inName && (isFirst || isSurname(text)))) return alone();
    if (isFirm && !isKnown(word, known)) {
      const isWhole = isFirst && following !== undefined && isSurname(following.text);
      return isWhole || (inName && isSurname(text)) || /ssons?$/u.test(text);
    }
    if (word.isUpperCase) return isUpperCaseName(word, [previous, following], known);
    if (inName) return !isOrganisation(text) || isFirst || isSurname(text);
    if (previous && isOrganisation(previous.text) && !isListedFirstName(text) && !isSureSurname(text)) return false;
    if (isOrganisation(text) && !isListedFirstName(text)) return alone();
    if (isListedFirstName(text) && following && particles.test(following.text) && run.length > 2) return true;
    if (!following || firmWords.test(following.text) || isLowerCase(following)) return alone();
    if (word.begins && isPersonFirst(word, following)) return true;
    const nextIsName =
      isSurname(following.text) && !isOrganisation(following.text) && (!isPlace(following.text) || isFirst);
    if (isFirst && !(isAlsoWord(text) && word.begins && !nextIsName && !isFirstName(following.text))) {
      return !isPlace(text) || nextIsName || isFirstName(following.text);
    }
    if (nextIsName && (!word.begins || isSureSurname(following.text))) {
      return !word.begins && !isForeign(word) && !isPlace(text);
    }
    return alone();
  }
}
