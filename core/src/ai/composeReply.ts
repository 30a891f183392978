import type { Analyser } from "../search/analyser.ts";
import { scoreByGrams } from "../search/gramRanking.ts";
import { askedFacts, isPreciseFact } from "./askedFact.ts";
import { personsIn } from "./caseFeatures.ts";
import { cutPassages, type Part, type Passage } from "./passages.ts";
import { premisesOf } from "./premise.ts";
import { lexemesOf, type WeighedWord, weightIn } from "./relevance.ts";
import { asksForTime, denies, isVerdict, refersBack, statesTime } from "./sentences.ts";

/** A sentence of a reply, and the passage that it is quoted from. */
export interface QuotedSentence {
  text: string;
  part: Part | "Fact";
  passage: Passage;
}

interface Question {
  text: string;
  words: readonly WeighedWord[];
  analyser: Analyser;
}

/** Sentences of each part. */
const most = { Short: 4, Conditions: 3, Steps: 3, Exceptions: 1 } as const satisfies Record<Part, number>;
const order = Object.keys(most) as Part[];
/** The weight of the question's grams beside its words, and the bonuses of a sentence. */
const gramShare = 0.15;
const bonus = 1.5;
/** The weight of a person that the question has too, in any word: "min bror" and "syskon". About that of a rare word. */
const personWeight = 1.5;

interface Scored extends QuotedSentence {
  /** In the text: the passage, and the sentence in it. */
  place: [passage: number, sentence: number];
  score: number;
}

function scoreSentences(passages: readonly Passage[], { text: question, words, analyser }: Question): Scored[] {
  const sentences = passages.flatMap((passage, at) =>
    passage.sentences.map((text, number) => ({
      text,
      part: passage.part,
      passage,
      place: [at, number] as [number, number],
    })),
  );
  const grams = scoreByGrams(
    question,
    sentences.map(({ text }) => text),
  );
  const persons = personsIn(question);
  const [isForTime, isPremise] = [asksForTime(question), premisesOf(question).length > 0];
  return sentences.map((sentence, at) => {
    const { text } = sentence;
    const isOfPerson = [...personsIn(text)].some((person) => persons.has(person));
    const relevance =
      weightIn(words, lexemesOf(text, analyser)) + gramShare * (grams[at] ?? 0) + (isOfPerson ? personWeight : 0);
    const isWanted = (isForTime && statesTime(text)) || (isPremise && denies(text));
    return { ...sentence, score: isWanted ? relevance * bonus : relevance };
  });
}

const best = (sentences: readonly Scored[], count: number): Scored[] =>
  sentences.toSorted((one, other) => other.score - one.score).slice(0, count);

const inTextOrder = ({ place: [one, first] }: Scored, { place: [other, second] }: Scored): number =>
  one - other || first - second;

/** Each chosen sentence after those that it refers back to; one whose predecessor can't be quoted is left out. */
function withPredecessors(chosen: readonly Scored[], all: readonly Scored[]): Scored[] {
  const result = new Set<Scored>();
  for (const sentence of chosen) {
    const chain = [sentence];
    while (chain[0] && refersBack(chain[0].text)) {
      const [passage, number]: [number, number] = chain[0].place;
      const before = all.find(({ place }) => place[0] === passage && place[1] === number - 1);
      if (!before) break;
      chain.unshift(before);
    }
    if (chain[0] && (!refersBack(chain[0].text) || chain[0].place[1] === 0)) for (const each of chain) result.add(each);
  }
  return [...result].sort(inTextOrder);
}

/** Sentences with an asked-for figure or name, and others that are chosen for what they say must or may be done. */
const mostFacts = { precise: 3, other: 2 };
/** A fact sentence is compared by its own words and, less, by those of its passage. */
const passageShare = 0.35;

/** The sentences that state what a question asks for, best first. */
function factsIn(all: readonly Scored[], { text, words, analyser }: Question): Scored[] {
  for (const { kind, isStated } of askedFacts(text)) {
    const stating = all.filter((sentence) => isStated(sentence.text));
    const scored = stating.map((sentence) => ({
      ...sentence,
      score: sentence.score + passageShare * weightIn(words, lexemesOf(sentence.passage.text, analyser)),
    }));
    // Of a precise kind a sentence in other words may be the one that is asked for.
    const found = isPreciseFact(kind)
      ? best(scored, mostFacts.precise)
      : best(
          scored.filter(({ score }) => score > 0),
          mostFacts.other,
        );
    if (found.length > 0)
      return found.map(({ place }) => all.find((each) => each.place === place)).filter((each) => each !== undefined);
  }
  return [];
}

const neighbour = ({ place: [passage, number] }: Scored, step: 1 | -1, all: readonly Scored[]): Scored | undefined =>
  all.find(({ place }) => place[0] === passage && place[1] === number + step);

/** A fact that refers back, quoted with the sentence before it: "Då gäller 14 dagar." says nothing alone. */
function withContext(fact: Scored, all: readonly Scored[]): string {
  const before = refersBack(fact.text) ? neighbour(fact, -1, all) : undefined;
  const both = `${before?.text ?? ""} ${fact.text}`;
  return before && fact.passage.text.includes(both) ? both : fact.text;
}

/** Words of a sentence that completes the one before it: "Den personen behöver inte vittna." */
const longestCompletion = 12;

function completionOf(sentence: Scored, all: readonly Scored[]): Scored[] {
  const next = neighbour(sentence, 1, all);
  const isShort = next !== undefined && next.text.split(" ").length <= longestCompletion;
  return isShort && refersBack(next.text) && sentence.part !== "Short" ? [next] : [];
}

interface Options {
  /** The case is not the reader's: its own yes or no is left out. */
  isNear: boolean;
}

/**
 * The sentences of one answer that a reader needs: first those that state the fact that the question asks for, then the short
 * answer, what it depends on, what to do, and when it differs. Each is quoted whole.
 */
export function composeReply(html: string, question: Question, { isNear }: Options): QuotedSentence[] {
  const all = scoreSentences(cutPassages(html), question).filter(({ text }) => !isNear || !isVerdict(text));
  const ofPart = (part: Part): Scored[] => all.filter((sentence) => sentence.part === part);
  const facts = factsIn(all, question);
  const chosen = order.flatMap((part) => {
    const candidates = ofPart(part);
    if (part === "Short") return candidates.slice(0, most.Short);
    const relevant = part === "Steps" ? candidates : candidates.filter(({ score }) => score > 0);
    return withPredecessors(best(relevant, most[part]), all);
  });
  const inContext = facts.map((fact) => ({ ...fact, text: withContext(fact, all) }));
  // A fact that another one is quoted with is not quoted twice.
  const told = inContext.filter(
    ({ text }, at) =>
      !inContext.some((other, index) => index !== at && other.text !== text && other.text.includes(text)),
  );
  const others = [...new Set([...chosen, ...chosen.flatMap((sentence) => completionOf(sentence, all))])].filter(
    ({ text }) => !told.some((fact) => fact.text.includes(text)),
  );
  others.sort(
    (one, other) => order.indexOf(one.part as Part) - order.indexOf(other.part as Part) || inTextOrder(one, other),
  );
  return [
    ...told.map(({ text, passage }) => ({ text, part: "Fact" as const, passage })),
    ...others.map(({ text, part, passage }) => ({ text, part, passage })),
  ];
}

/** The sentences of a provision that fit the question best, at most two. */
export function quoteProvision(wording: string, question: Question): QuotedSentence[] {
  const paragraphs = wording
    .split(/\n{2,}/)
    .map((text) => `<p>${text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>`);
  const all = scoreSentences(
    cutPassages(paragraphs.join("")).map((passage) => ({ ...passage, part: "Conditions" as const })),
    question,
  );
  const chosen = withPredecessors(
    best(
      all.filter(({ score }) => score > 0),
      2,
    ),
    all,
  );
  return chosen.map(({ text, part, passage }) => ({ text, part, passage }));
}
