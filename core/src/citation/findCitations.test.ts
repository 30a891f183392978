import { describe, expect, test } from "vitest";
import { findAct } from "../act/acts.ts";
import type { CitationOptions } from "./citation.ts";
import { citationPath, citationText } from "./citation.ts";
import { findCitations } from "./findCitations.ts";

const paths = (text: string, options?: CitationOptions) => findCitations(text, options).citations.map(citationPath);
const texts = (text: string) => findCitations(text).citations.map(citationText);

describe("the text form and the path of a provision", () => {
  test.each([
    ["12:55 e JB", "12 kap. 55 e § jordabalken", "/lag/1970-994/12/55-e"],
    ["LAS § 7", "7 § anställningsskyddslagen", "/lag/1982-80/7"],
    ["art. 6(1)(f) GDPR", "artikel 6.1 f i dataskyddsförordningen", "/lag/32016r0679/6"],
    ["1 § 2 st. 3 p. uppsägningslagen", "1 § andra stycket 3 anställningsskyddslagen", "/lag/1982-80/1"],
    ["24 § hyreslagen", "12 kap. 24 § jordabalken", "/lag/1970-994/12/24"],
    ["3 kap. 1-3 §§ ÄB", "3 kap. 1–3 §§ ärvdabalken", "/lag/1958-637/3/1"],
    ["5 § lagen (2099:17) om hemliga drönare", "5 § lagen (2099:17)", "/lag/2099-17/5"],
    ["12 kap. jordabalken", "12 kap. jordabalken", "/lag/1970-994/12"],
    ["5 § lagen (1904:48 s. 1) om samäganderätt", "5 § samäganderättslagen", "/lag/1904-48-s-1/5"],
  ])("%s", (text, form, path) => {
    expect(texts(text)).toEqual([form]);
    expect(paths(text)).toEqual([path]);
  });
});

test("each provision of an enumeration has its own part of the text", () => {
  const text = "Enligt 3 kap. 1 och 9 §§ ärvdabalken ärver hon.";
  const parts = findCitations(text).citations.map(({ start, end }) => text.slice(start, end));
  expect(parts).toEqual(["3 kap. 1", "9 §§ ärvdabalken"]);
});

test("a paragraph of an act's own text needs no name", () => {
  const act = findAct("1982:80") ?? null;
  expect(paths("Avtal som avviker från 7 § är ogiltiga.", { act })).toEqual(["/lag/1982-80/7"]);
});

test.each([
  ["Diskrimineringslagen (2008:567), DL, gäller. Se 2 kap. 12 § DL.", ["/lag/2008-567/2/12"]],
  ["Köplagen (1990:931), AvtL, gäller. Se 36 § AvtL.", ["/lag/1915-218/36"]],
])("an abbreviation in apposition is the act's, unless it is another's: %s", (text, expected) =>
  expect(paths(text)).toEqual(expected),
);

test.each([
  ["NJA 1983 s. 332, 1989 s. 614 och NJA 2012 s. 776", ["1983 332", "1989 614", "2012 776"]],
  ["HFD 2013 ref. 5 och 2014 ref. 12", ["2013 ref. 5", "2014 ref. 12"]],
  ["AD nr 12/2005", ["2005 12"]],
  ["prop. 2008/09:3 och 2022:260", ["2008/09 3"]],
])("sources of one kind share its name: %s", (text, expected) =>
  expect(findCitations(text).sources.map(({ year, number }) => `${year} ${number}`)).toEqual(expected),
);

test.each([
  ["artikel 7.1 (a) GDPR", "1 a"],
  ["artikel 6 punkt 1 led b i GDPR", "1 b"],
  ["artikel 15.1 a–h i GDPR", "1"],
  ["9 kap. 2 § 1 st 3 p. PBL", "3"],
])("the point of %s", (text, punkt) => expect(findCitations(text).citations[0]?.punkt).toBe(punkt));

test("what is not sure is refused with its reason", () => {
  const reasons = (text: string, day: string | null = null) =>
    findCitations(text, { day }).refused.map(({ reason }) => reason);
  expect(reasons("26 § JB")).toEqual(["CHAPTER_MISSING"]);
  expect(reasons("17 § köplagen (1915:218)")).toEqual(["ACT_UNKNOWN"]);
  expect(reasons("10 § personuppgiftslagen", "2024-01-01")).toEqual(["ACT_REPEALED"]);
  expect(reasons("10 § personuppgiftslagen", "2015-01-01")).toEqual([]);
});

test("a place without its chapter is given where its act is named beside it", () => {
  const chapterless = (text: string) =>
    findCitations(text).refused.flatMap(({ citation }) => (citation ? [citationPath(citation)] : []));
  expect(chapterless("Enligt 26 § JB och jordabalken 27 § ska hyran betalas.")).toEqual([
    "/lag/1970-994/26",
    "/lag/1970-994/27",
  ]);
  expect(chapterless("Enligt 12 kap. 24 § jordabalken ansvarar du. Se också 61 §.")).toEqual([]);
});

test("a typed query needs no signs", () => {
  const query = (text: string) => paths(text, { isQuery: true });
  expect(query("avtalslagen 36")).toEqual(["/lag/1915-218/36"]);
  expect(query("las 7")).toEqual(["/lag/1982-80/7"]);
  expect(query("fb 6 2")).toEqual(["/lag/1949-381/6/2"]);
});

test.each([
  [
    "a bracketed definition of something unknown hides an abbreviation",
    "Stadgan om fiske (nedan JB). Se 12 kap. 3 § JB.",
  ],
  ["a European act has articles", "Enligt 6 § GDPR får uppgifter behandlas."],
  [
    "the sentence is about a contract",
    "Jag har läst köplagen. I avtalet står i § 5 att varan säljs i befintligt skick.",
  ],
  ["an earlier act that isn't listed", "Enligt 5 § den tidigare köplagen var det annorlunda."],
  ["a result at a place with an abbreviation in its name", "Laget vann med 3:2 i JB Arena."],
])("refused: %s", (_, text) => expect(findCitations(text).citations).toEqual([]));

test("letters share a number, and brackets after a citation repeat it", () => {
  const found = (text: string) =>
    findCitations(text).citations.map(({ chapter, paragraph, letter }) => [chapter, paragraph, letter]);
  expect(found("Se 28 a och b §§ i 12 kap. jordabalken.")).toEqual([
    ["12", "28", "a"],
    ["12", "28", "b"],
  ]);
  expect(found("Enligt 24 § hyreslagen (12 kap. jordabalken).")).toEqual([["12", "24", null]]);
});

test.each([
  ["JB 12:24.\n\n5 § Hyran betalas i förskott.", ["/lag/1970-994/12/24"]],
  ["6 § 1 eller 7 § 2 förmånsrättslagen", ["/lag/1970-979/6", "/lag/1970-979/7"]],
  ["5–7 kap. jordabalken", ["/lag/1970-994/5", "/lag/1970-994/7"]],
  ["fyrtiofemte paragrafen i köplagen", ["/lag/1990-931/45"]],
  ["brottsbalkens 44 kapitel", ["/lag/1962-700/44"]],
  ["Samtalet är kl. 13:10 JB ringer.", []],
  ["5 § kvittningslagen", ["/lag/1970-215/5"]],
])("the public grammar: %s", (text, expected) => expect(paths(text)).toEqual(expected));

test("a moment is a point of its own kind, and a letter may be one", () => {
  const points = (text: string) => findCitations(text).citations.map(({ punkt }) => punkt);
  expect(points("29 § 2 mom. lagen (1956:618)")).toEqual(["2 mom"]);
  expect(points("10 § f lagen (2016:1013)")).toEqual(["f"]);
  expect(points("5 kap. 3 § 7. utlänningslagen")).toEqual(["7"]);
});

test("what may be meant is given where the text doesn't say which act or chapter a place is in", () => {
  const possible = (text: string) =>
    findCitations(text).refused.map((refusal) => [refusal.reason, refusal.possible.map(citationPath)]);
  expect(possible("Köplagen gäller.\n\n5 § Varan levereras.")).toEqual([["ACT_UNCLEAR", ["/lag/1990-931/5"]]]);
  expect(possible("Se 12 kap. 24 § jordabalken och 61 §.")).toEqual([["CHAPTER_MISSING", ["/lag/1970-994/12/61"]]]);
  expect(findCitations("Enligt 3 § cykelhyreslagen.").refused[0]?.citation?.act.number).toBe("cykelhyreslagen");
});
