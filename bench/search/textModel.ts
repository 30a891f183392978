import { demoAnswers } from "@lagrum/api/seed/demoAnswers";
import { stripHtml } from "@lagrum/core/text/text";
import type { GeneratedAnswer } from "../setup/publishAnswers.ts";
import { randomFrom } from "./bootstrap.ts";

/** Words that are in few texts: compounds of two words of the example answers. */
const rareWords = 60_000;
/** One word in this many is rare. Legal texts have about as many words that occur in no other text. */
const rareEvery = 25;
const seed = 1734;

/**
 * Writes texts with natural word frequencies: a bigram model of the example answers, in which each 25th word is a compound
 * picked by Zipf's law, so that the archive also has words of one or two documents. The same texts at each call.
 */
export function createTextModel(): (n: number) => GeneratedAnswer {
  const random = randomFrom(seed);
  const texts = demoAnswers.map(({ Title, QuestionBody, AnswerBody }) => [Title, QuestionBody, stripHtml(AnswerBody)]);
  const words = texts.flat().flatMap((text) => text.match(/[\p{L}\p{N}§]+[.,?!]?/gu) ?? []);
  const followers = new Map<string, string[]>();
  words.forEach((word, at) => {
    const next = words[at + 1] ?? words[0] ?? "";
    const known = followers.get(word);
    if (known) known.push(next);
    else followers.set(word, [next]);
  });
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const long = words.filter((word) => /^\p{Ll}{5,10}$/u.test(word));
  const compounds = Array.from({ length: rareWords }, () => pick(long) + pick(long));
  const rareWord = (): string => compounds[Math.floor(rareWords ** random()) - 1] ?? "";
  const write = (length: number): string => {
    let word = pick(words);
    const written = Array.from({ length }, () => {
      word = pick(followers.get(word) ?? words);
      return random() < 1 / rareEvery ? rareWord() : word;
    });
    return written.join(" ");
  };
  const between = (least: number, most: number): number => Math.floor(least + (most - least) * random());
  return (n) => ({
    name: `fraga-nummer-${n}`,
    title: `${write(between(5, 10)).slice(0, 110)}?`,
    question: write(between(60, 140)),
    answer: `<p>${write(125)}</p><h2>Varför</h2><p>${write(between(80, 170))}</p>`,
  });
}
