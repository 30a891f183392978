import { expect, test } from "vitest";
import { bookingReference } from "../booking/bookingRules.ts";
import { complaintReference } from "../complaint/complaintReference.ts";
import { messageReference } from "../contact/references.ts";
import { reference as questionReference } from "../question/questionState.ts";
import { rentClaimReference } from "../rentClaim/rentClaimReference.ts";
import { withdrawalReference } from "../withdrawal/withdrawalReference.ts";
import { orderReference } from "./orderReference.ts";
import { readReferences } from "./readReferences.ts";

test.each([
  ["question", questionReference],
  ["order", orderReference],
  ["booking", bookingReference],
  ["withdrawal", withdrawalReference],
  ["complaint", complaintReference],
  ["rentClaim", rentClaimReference],
  ["message", messageReference],
] as const)("the reference of a %s is read as it is printed", (Kind, print) => {
  expect(readReferences(print(1111))).toEqual([{ Kind, ID: 1111 }]);
});

test.each([
  "O-5118",
  "o-5118",
  "O5118",
  "o5118",
  "O 5118",
  "O - 5118",
  "O–5118",
  "O — 5118",
  "O−5118",
  "O‑5118",
  "O\u00a0–\u202f5118",
  "O\u00ad5118",
  "O-\u200b5118",
  "\ufeffO-5118\u2069",
  "Ｏ－５１１８",
  "O.5118",
  "O:5118",
  "O/5118",
  "O_5118",
  "#O-5118",
  "O-#5118",
  "Order O-5118",
  "order: o5118.",
  "(O-5118)",
  "”O-5118”",
  "Referens O-5118, köpt i måndags",
  "O-05118",
  "O-5 118",
  "O-5\u00a0118",
  "O-5118-1",
  "O-5118 och O-5118",
])("%j names order 5118", (typed) => {
  expect(readReferences(typed)).toContainEqual({ Kind: "order", ID: 5118 });
  expect(readReferences(typed).every(({ Kind }) => Kind === "order")).toBe(true);
});

test.each(["5118", "#5118", "nr 5118", "order 5118", "Beställning5118", "0-5118", "5 118", "№ 5118", "i-5118"])(
  "%j is a number that can name anything",
  (typed) => {
    expect(readReferences(typed)).toContainEqual({ Kind: null, ID: 5118 });
    expect(readReferences(typed).every(({ Kind }) => Kind === null)).toBe(true);
  },
);

test.each(["", "hittar inte papperet", "O-", "0", "O-0", "O-99999999999", "köpet i går", "B"])(
  "%j names nothing",
  (typed) => {
    expect(readReferences(typed)).toEqual([]);
  },
);

test("several references are read in order, and a number beside them does not count", () => {
  expect(readReferences("Fråga L-1111 (order O-5118) från den 3 november 2026, 1 295 kr")).toEqual([
    { Kind: "question", ID: 1111 },
    { Kind: "order", ID: 5118 },
  ]);
});

test("a prefix ends a word: the letter of another word is none", () => {
  expect(readReferences("kl-101")).toEqual([{ Kind: "complaint", ID: 101 }]);
  expect(readReferences("mål 101")).toEqual([{ Kind: null, ID: 101 }]);
});
