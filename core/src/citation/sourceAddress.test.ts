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
  ["prop.", "1975/76", "81"],
  ["prop.", "1970", "20"],
  ["prop.", "2005/07", "1"],
  ["NJA", "2015", "233"],
  ["SOU", "2017", "33"],
] as const)("no address of %s %s:%s is certain", (kind, year, number) =>
  expect(sourceAddress({ kind, year, number })).toBeNull(),
);
