import { expect, test } from "vitest";
import { createAnalyser } from "./analyser.ts";
import { parseLexicon } from "./lexicon.ts";
import { readSearchQuery } from "./searchQuery.ts";
import { indexSynonyms, parseSynonymLine } from "./synonyms.ts";

/** A dictionary of a few words, in the format of Hunspell: A is a noun with the definite forms below. */
const dic = [
  "8",
  "hyra/AGY",
  "hyres-",
  "värd/AY",
  "avtal/ADY",
  "hyresvärd/AY",
  "bostad/AY",
  "bostäder/A",
  "uppsägning/AY",
  "pack/G",
  "packa/P",
  "åtgärd/D",
  "åtgärda/HP",
  "anhörig/Q",
  "anhöriga",
  "vit/b",
  "vite/E",
  "vård/P",
  "vårdar-",
  "lag/AY",
  "slag/AY",
].join("\n");
const aff = [
  ...["SFX A Y 3", "SFX A 0 en [^a]", "SFX A 0 et [^a]", "SFX A a an a"],
  ...[
    "SFX G Y 1",
    "SFX G 0 ar [^ae]",
    "SFX H Y 1",
    "SFX H a er a",
    "SFX b Y 1",
    "SFX b 0 et .",
    "SFX P Y 1",
    "SFX P 0 are [^a]",
  ],
].join("\n");
const analyser = createAnalyser({ lexicon: parseLexicon(dic, aff), stem: (word) => word, cache: new Map() });

test.each([
  ["hyran", ["hyra"]],
  ["VÄRDEN", ["värd"]],
  ["bostäder", ["bostad"]],
  ["uppsagd", ["uppsäga"]],
  ["stämd", ["stämma"]],
  ["vänner", ["vän"]],
  ["böter", ["bot", "böta"]],
  ["vd:n", ["vd"]],
  ["LAS:s", ["las"]],
  ["e-värden", ["e-värd"]],
  ["hyres-värden", ["hyres-värd", "hyresvärd"]],
  ["bedömas", ["bedöma"]],
  ["yngsta", ["ung"]],
  ["utgången", ["utgå", "utgång"]],
  ["förelägger", ["förelägga"]],
  ["packar", ["pack", "packa"]],
  ["åtgärder", ["åtgärda", "åtgärd"]],
  ["anhöriga", ["anhöriga", "anhörig"]],
  ["vitet", ["vit", "vite"]],
])("%s has the lemma %s", (form, lemmas) => expect(analyser.analyseWord(form).lemmas).toEqual(lemmas));

test("a compound is found by its parts, also one that the dictionary lacks", () => {
  expect(analyser.analyseWord("Hyresavtalet")).toEqual({
    form: "hyresavtalet",
    lemmas: ["hyresavtal"],
    parts: ["hyra", "avtal"],
    isUnknown: false,
  });
});

test("a compound is found by a part whose own form the dictionary lacks", () => {
  expect(analyser.analyseWord("vårdaravtal").parts).toEqual(["vård", "avtal"]);
});

test("a word in -ning is linked to the next by an s", () => {
  expect(analyser.analyseWord("uppsägningslagen").parts).toEqual(["uppsägning", "lag"]);
});

test("a query reads phrases, excluded words, synonyms and spellings", () => {
  const synonyms = indexSynonyms([parseSynonymLine("få sparken > uppsägning")], analyser);
  const vocabulary = { documentsWith: () => 0, spellingsOf: () => ["hyresvärd"], withDiacritics: () => [] };
  const query = readSearchQuery('sparken "hyra bostad" hyresvrd -avtal', { analyser, synonyms, vocabulary });
  expect(query.groups.map(({ form, correction }) => [form, correction])).toEqual([
    ["sparken", "hyresvärd"],
    ["hyresvrd", "hyresvärd"],
    ["hyra", null],
    ["bostad", null],
  ]);
  expect(query.phrases).toEqual([
    [
      { lexemes: ["hyra"], offset: 0 },
      { lexemes: ["bostad"], offset: 1 },
    ],
  ]);
  expect(query.excluded).toEqual([["avtal"]]);
});

test("a phrase that is typed twice is searched for once", () => {
  const vocabulary = { documentsWith: () => 1, spellingsOf: () => [], withDiacritics: () => [] };
  const read = (typed: string) =>
    readSearchQuery(typed, { analyser, synonyms: indexSynonyms([], analyser), vocabulary });
  expect(read('"hyra bostad" "hyra bostad"')).toEqual(read('"hyra bostad"'));
});

test("an expression finds its synonym", () => {
  const synonyms = indexSynonyms([parseSynonymLine("uppsägning, avtal")], analyser);
  const { groups } = readSearchQuery("uppsägning", {
    analyser,
    synonyms,
    vocabulary: { documentsWith: () => 1, spellingsOf: () => [], withDiacritics: () => [] },
  });
  expect(groups[0]?.matches.map(({ lexemes, kind }) => [kind, ...lexemes])).toEqual([
    ["word", "uppsägning"],
    ["synonym", "avtal"],
  ]);
});
