import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Analyser, createAnalyser, type Term } from "@lagrum/core/search/analyser";
import { parseLexicon } from "@lagrum/core/search/lexicon";
import { LRUCache } from "lru-cache";
import snowball from "snowball-stemmers";

/** Words whose analysis is cached: those of ordinary texts, about 15 MB. */
const mostWords = 50_000;

let analyser: Analyser | undefined;

/** The analyser of Swedish, made once per process from the dictionary of the package `dictionary-sv` (about a second). */
export function swedishAnalyser(): Analyser {
  analyser ??= loadAnalyser();
  return analyser;
}

function loadAnalyser(): Analyser {
  const folder = dirname(createRequire(import.meta.url).resolve("dictionary-sv"));
  const read = (file: string): string => readFileSync(join(folder, file), "utf8");
  const stemmer = snowball.newStemmer("swedish");
  return createAnalyser({
    lexicon: parseLexicon(read("index.dic"), read("index.aff")),
    stem: (word) => stemmer.stem(word),
    cache: new LRUCache<string, Term>({ max: mostWords }),
  });
}
