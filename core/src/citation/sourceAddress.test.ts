import { expect, test } from "vitest";
import { sourceAddress } from "./sourceAddress.ts";

test.each([
  ["2021/22", "85", "H90385"],
  ["2005/06", "80", "GT0380"],
  ["2012/13", "1", "H0031"],
  ["1999/2000", "34", "GN0334"],
  ["1983/84", "40", "G70340"],
])("the address of prop. %s:%s", (year, number, id) =>
  expect(sourceAddress({ kind: "prop.", year, number })).toBe(`https://data.riksdagen.se/dokument/${id}`),
);

test.each([
  ["bet.", "2021/22", "CU8", "https://data.riksdagen.se/dokument/H901CU8"],
  ["skr.", "2015/16", "92", "https://data.riksdagen.se/dokument/H30392"],
  ["CELEX", "2016", "32016R0679", "https://eur-lex.europa.eu/legal-content/SV/TXT/?uri=CELEX:32016R0679"],
  ["EU", "2014", "ECLI:EU:C:2014:317", "https://eur-lex.europa.eu/legal-content/SV/TXT/?uri=ECLI:EU:C:2014:317"],
  ["EU", "2018", "C-311/18 P", "https://curia.europa.eu/juris/liste.jsf?num=C-311%2F18&language=sv"],
] as const)("the address of %s %s %s", (kind, year, number, address) =>
  expect(sourceAddress({ kind, year, number })).toBe(address),
);

test.each([
  ["prop.", "1975/76", "81"],
  ["prop.", "1970", "20"],
  ["prop.", "2005/07", "1"],
  ["NJA", "2015", "233"],
  ["SOU", "2017", "33"],
  ["RH", "2004", "41"],
  ["JO", "2011", "3032-2011"],
] as const)("no address of %s %s:%s is certain", (kind, year, number) =>
  expect(sourceAddress({ kind, year, number })).toBeNull(),
);
