import fc from "fast-check";

/** Values that no field of the contract accepts. */
const neverRight = fc.constantFrom<unknown[]>(
  [],
  [1],
  {},
  { toString: 1 },
  true,
  false,
  -1,
  0,
  1.5,
  2 ** 31,
  1e308,
  "",
  " ",
  "\u0000",
  "a\u0000b".repeat(30),
  "\ud800".repeat(60),
  "x".repeat(50_001),
);

/** Values that are not an object, or not JSON. */
const noObject = fc.constantFrom(
  "",
  "null",
  "[]",
  "[{}]",
  '"text"',
  "1",
  "true",
  "{",
  "{'a':1}",
  '{"a":1,}',
  "\u0000",
  "NaN",
);

const unknownKey = fc.constantFrom(
  "State",
  "Hidden",
  "roles",
  "ID",
  "UserID",
  "PublishedAt",
  "__proto__",
  "constructor",
  "title",
  "",
);

/** Values that are valid for one optional field or another. */
const maybeRight = (key: string, value: unknown) =>
  (key === "Areas" && Array.isArray(value) && value.length > 0) ||
  (key === "AnswerBody" &&
    typeof value === "string" &&
    value.length <= 50_000 &&
    value.isWellFormed() &&
    !value.includes("\u0000"));

/** Invalid bodies: each is the valid one with one error, or not a body at all. */
export function spoilt(body: Record<string, unknown>, optional: readonly string[]): fc.Arbitrary<string> {
  const keys = Object.keys(body);
  const required = keys.filter((key) => !optional.includes(key));
  const wrongValue = fc
    .tuple(fc.constantFrom(...keys), neverRight)
    .filter(([key, value]) => !(key.startsWith("Accept") && value === true) && !maybeRight(key, value))
    .map(([key, value]) => JSON.stringify({ ...body, [key]: value }));
  const added = fc
    .tuple(unknownKey, fc.jsonValue())
    .map(([key, value]) => `{${JSON.stringify(key)}:${JSON.stringify(value)},${JSON.stringify(body).slice(1)}`);
  const kinds = [wrongValue, added, noObject];
  if (required.length > 0) {
    kinds.push(
      fc.constantFrom(...required).map((key) => JSON.stringify({ ...body, [key]: undefined })),
      fc.constantFrom(...required).map((key) => JSON.stringify({ ...body, [key]: null })),
    );
  }
  return fc.oneof(...kinds);
}

const piece = fc.oneof(
  fc.constantFrom(
    "👩‍⚖️🇸🇪",
    "مرحبا بالعالم",
    "\u202eabc\u202c",
    "ﷺ",
    "e\u0301\u0323",
    "\u200b\u2060",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<a href="javascript:alert(1)">x</a>',
    "'; drop table questions; --",
    "{{7*7}} <%= 7*7 %>",
    "\\u0000 %00 &#0;",
    "a\r\nb\rc\nd",
    "\t",
    "Åsa Öberg",
  ),
  fc.string({ unit: "grapheme-composite", maxLength: 20 }).map((text) => text.replace(/[^\P{Cc}\t\n\r]/gu, "")),
);

/** Unusual valid text: emoji, invisible signs, right-to-left text, HTML. At most `length` long. */
export const arbitraryText = (length: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.array(piece, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: Math.ceil(length / 200) }))
    .map(([pieces, times]) => pieces.join("").repeat(times).slice(0, length).toWellFormed());
