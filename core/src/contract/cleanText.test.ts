import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, hasControls } from "./cleanText.ts";

describe("cleanText", () => {
  it.each([
    ["decomposed letters", "Jo\u0308rgen Lo\u0308o\u0308f, Fa\u030aro\u0308by", "Jörgen Lööf, Fåröby"],
    ["a soft hyphen", "811\u00ad218-9876", "811218-9876"],
    ["a zero-width space", "070\u200b-174 06 05", "070-174 06 05"],
    ["a byte order mark", "\ufeffHej", "Hej"],
    ["a word joiner", "a\u2060b", "ab"],
    ["overrides and isolates of direction", "a\u202eb\u202c \u2066c\u2069", "ab c"],
    ["a direction mark in a Swedish text", "08\u200e-12 34 56", "08-12 34 56"],
    ["a joiner between Swedish letters", "hyr\u200desvärd", "hyresvärd"],
    ["a joiner after an accented letter", "kafe\u0301\u200cet", "kaféet"],
    ["a mark parted from its letter", "e\u00ad\u0301", "é"],
    ["a letter with a variation selector", "a\ufe0fb", "ab"],
    ["a filler", "\u3164\u115f", ""],
    ["tags without a flag", "Hej\u{e0041}\u{e0042}", "Hej"],
    ["a line separator of a PDF", "ett\u2028två", "ett\ntvå"],
  ])("removes or composes %s", (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(cleanText(clean)).toBe(clean);
  });

  it("is idempotent, and the same for both forms of a text", () => {
    const parts = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 6 }),
      fc.string({ unit: "binary", maxLength: 3 }),
      fc.constantFrom(
        ..."e\u0301\u00ad\u200c\u200d\u200f\ufe0f\u115f\u034f\u0338",
        "می",
        "क्",
        "👨",
        "1\ufe0f\u20e3",
        "가",
      ),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 10 }), (all) => {
        const text = all.join("");
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(cleanText(text.normalize("NFD"))).toBe(clean);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["a Persian word", "می\u200cخواهم"],
    ["a mark of direction in an Arabic text", "شارع 5\u200f، ستوكهولم"],
    ["a family", "👨\u200d👩\u200d👧\u200d👦"],
    ["a judge", "👩🏽\u200d⚖\ufe0f"],
    ["a keycap", "1\ufe0f\u20e3"],
    ["the flag of Wales", "\u{1f3f4}\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"],
    ["Hindi", "क्\u200dष"],
    ["a non-breaking space in an amount", "1\u00a0995 kr"],
  ])("leaves %s as it is", (_, text) => {
    expect(cleanText(text)).toBe(text.normalize("NFC"));
  });
});

it.each([
  ["\u0000", true],
  ["a\u0007b", true],
  ["a\u009db", true],
  ["rad 1\n\trad 2\r\n", false],
])("%j has control characters: %s", (text, expected) => {
  expect(hasControls(text)).toBe(expected);
});
