import { expect, test } from "vitest";
import { findAct } from "../../act/acts.ts";
import { ActStructures } from "./actStructureSchema.ts";
import structures from "./actStructures.json" with { type: "json" };
import { findStructure, lastArticle } from "./actStructures.ts";
import { formatParagraphs, readParagraphs } from "./paragraphRanges.ts";

test("the file has the structure of twenty acts in force, with its date and source, and no sentence of them", () => {
  const { Acts, Source, DerivedAt } = ActStructures.parse(structures);
  expect(Acts).toHaveLength(20);
  expect(Source).toContain("Svensk författningssamling");
  expect(DerivedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const { Sfs } of Acts) expect(findAct(Sfs)?.repealedFrom).toBeNull();
  expect(JSON.stringify(Acts.map(({ Chapters }) => Chapters))).not.toMatch(/[a-zåäö]{2,} [a-zåäö]{2,}/);
});

/** What lawyers know of the acts, read in the statute book. */
test.each([
  ["1970:994", "12", "73", true],
  ["1970:994", "12", "99", false],
  ["1970:994", "12", "55 e", true],
  ["1970:994", "44", "3", false],
  ["1962:700", "3", "5", true],
  ["1990:931", null, "82", true],
  ["1990:931", null, "83", false],
  ["2017:900", null, "49", true],
  ["2017:900", null, "50", false],
  ["1915:218", null, "36", true],
])("%s, %s kap. %s § exists: %s", (sfs, chapter, paragraph, exists) => {
  const found = findStructure(sfs)?.paragraphs.some(
    ({ Chapter, Paragraph }) => Chapter === chapter && Paragraph === paragraph,
  );
  expect(found).toBe(exists);
});

test("a repealed paragraph has the act that repealed it, and a European act its last article", () => {
  const repealed = findStructure("1942:740")?.paragraphs.find(
    ({ Chapter, Paragraph }) => Chapter === "1" && Paragraph === "9",
  );
  expect(repealed?.repealedBy).toBe("2000:172");
  expect(lastArticle("EU 2016/679")).toBe(99);
  expect(findStructure("2099:1")).toBeUndefined();
});

test("paragraphs are written as ranges with inserted letters, and read again", () => {
  const written = formatParagraphs(["3", "1", "2", "2 a", "4", "10"]);
  expect(written).toBe("1–2, 2 a, 3–4, 10");
  expect(readParagraphs(written)).toEqual(["1", "2", "2 a", "3", "4", "10"]);
});
