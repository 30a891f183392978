import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { authoritySynonyms } from "@lagrum/api/seed/synonyms/authoritySynonyms";
import { crimeSynonyms } from "@lagrum/api/seed/synonyms/crimeSynonyms";
import { everydaySynonyms } from "@lagrum/api/seed/synonyms/everydaySynonyms";
import { familySynonyms } from "@lagrum/api/seed/synonyms/familySynonyms";
import { homeSynonyms } from "@lagrum/api/seed/synonyms/homeSynonyms";
import { moneySynonyms } from "@lagrum/api/seed/synonyms/moneySynonyms";
import { workSynonyms } from "@lagrum/api/seed/synonyms/workSynonyms";
import { createAnalyser } from "@lagrum/core/search/analyser";
import { parseLexicon } from "@lagrum/core/search/lexicon";
import { indexSynonyms, parseSynonymLine } from "@lagrum/core/search/synonyms";
import snowball from "snowball-stemmers";

const folder = dirname(createRequire(import.meta.url).resolve("dictionary-sv"));
const read = (file: string): string => readFileSync(join(folder, file), "utf8");

export const stemmer: { stem(word: string): string } = snowball.newStemmer("swedish");

/** The analyser of Swedish with the dictionary of the package `dictionary-sv`. */
export const analyser = createAnalyser({
  lexicon: parseLexicon(read("index.dic"), read("index.aff")),
  stem: (word) => stemmer.stem(word),
  cache: new Map(),
});

const lines = [
  authoritySynonyms,
  crimeSynonyms,
  everydaySynonyms,
  familySynonyms,
  homeSynonyms,
  moneySynonyms,
  workSynonyms,
].flatMap((area) => area.trim().split("\n"));

export const synonyms = indexSynonyms(lines.map(parseSynonymLine), analyser);
export const synonymGroups = lines.length;
