import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { type Analyser, createAnalyser, type Term } from "@lagrum/core/search/analyser";
import { type Lexicon, parseLexiconInSteps } from "@lagrum/core/search/lexicon";
import { LRUCache } from "lru-cache";
import snowball from "snowball-stemmers";

/** Words whose analysis is cached: those of ordinary texts, about 15 MB. */
const mostWords = 50_000;

let parsing: Generator<undefined, Lexicon> | undefined;
let analyser: Analyser | undefined;

/** The analyser of Swedish, made once per process from the dictionary of the package `dictionary-sv` (about a second). */
export function swedishAnalyser(): Analyser {
  while (analyser === undefined) load();
  return analyser;
}

/** Creates the analyser without blocking the event loop. */
export async function warmAnalyser(): Promise<void> {
  while (analyser === undefined) {
    load();
    await pause();
  }
}

/** Does one step of a few milliseconds. */
function load(): void {
  parsing ??= parseDictionary();
  const { done, value } = parsing.next();
  if (done) analyser = createSwedish(value);
}

function parseDictionary(): Generator<undefined, Lexicon> {
  const folder = dirname(createRequire(import.meta.url).resolve("dictionary-sv"));
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  return parseLexiconInSteps(read("index.dic"), read("index.aff"));
}

function createSwedish(lexicon: Lexicon): Analyser {
  const stemmer = snowball.newStemmer("swedish");
  const cache = new LRUCache<string, Term>({ max: mostWords });
  return createAnalyser({
    lexicon,
    stem: (word) => stemmer.stem(word),
    // Not LRU: each word of a text is looked up, and recording the order would take as long as the analysis itself.
    cache: { get: (word) => cache.peek(word), set: (word, term) => cache.set(word, term) },
  });
}
