import { describe, expect, test } from "vitest";
import { type PublicationCase, publicationMailText, publicationStep, publicationText } from "./publicationTexts.ts";
import { QuestionState } from "./questionSchema.ts";

const free: PublicationCase = {
  Type: "Free",
  State: "Open",
  PublishConsent: false,
  Objected: false,
  isPublished: false,
};
const paid: PublicationCase = { ...free, Type: "Express" };
const published = { State: "Published", isPublished: true } as const;
const mayRefuse = /Du kan säga nej|Du kan ändra dig/;

/** Who reads it · promises publication · says that nothing is published · offers to say no. */
const cells: [string, PublicationCase, { promises: boolean; refuses: boolean; offers: boolean }][] = [
  ["a free question", free, { promises: true, refuses: false, offers: true }],
  ["a free question, published", { ...free, ...published }, { promises: true, refuses: false, offers: true }],
  [
    "a free question, refused by the asker",
    { ...free, Objected: true },
    { promises: false, refuses: true, offers: false },
  ],
  ["a paid question without consent", paid, { promises: false, refuses: true, offers: false }],
  ["a paid question with consent", { ...paid, PublishConsent: true }, { promises: true, refuses: false, offers: true }],
  [
    "a paid question with consent, published",
    { ...paid, ...published, PublishConsent: true },
    { promises: true, refuses: false, offers: true },
  ],
  [
    "a paid question whose buyer changed her mind",
    { ...paid, PublishConsent: true, Objected: true },
    { promises: false, refuses: true, offers: false },
  ],
  ["phone advice without consent", { ...paid, Type: "PhoneAdvice" }, { promises: false, refuses: true, offers: false }],
];

describe.each(cells)("publication of %s", (_, reader, { promises, refuses, offers }) => {
  test("the page promises, refuses and offers what is true", () => {
    const text = publicationText(reader) ?? "";
    expect(/publicerar fråga och svar|fråga och svar publiceras utan/i.test(text)).toBe(promises);
    expect(/visas inte på webbplatsen/.test(text)).toBe(refuses);
    expect(mayRefuse.test(text)).toBe(offers);
  });

  test("the mail offers to say no only where there is something to say no to", () => {
    expect(/Säg nej på samma sida/.test(publicationMailText(reader) ?? "")).toBe(offers);
    expect(/tas de bort direkt/.test(publicationMailText(reader) ?? "")).toBe(reader.isPublished && offers);
  });
});

test.each(["Rejected", "Withdrawn", "Expired"] as const)("a question that ended as %s says nothing of it", (State) => {
  for (const reader of [free, paid, { ...paid, PublishConsent: true }]) {
    expect(publicationText({ ...reader, State })).toBeNull();
    expect(publicationMailText({ ...reader, State })).toBeNull();
  }
});

test("no state of a paid question without consent promises publication", () => {
  for (const State of QuestionState.options) {
    expect(publicationText({ ...paid, State }) ?? "").not.toMatch(/Vi publicerar|ja till att/);
    expect(publicationMailText({ ...paid, State }) ?? "").not.toMatch(/Säg nej/);
  }
});

test.each([
  ["Free", false, /publiceras utan uppgifter.*om du inte säger nej/],
  ["Express", false, /publiceras inte/],
  ["Express", true, /publiceras utan uppgifter.*sagt ja/],
] as const)("the steps of a %s question with consent %s", (Type, PublishConsent, text) => {
  expect(publicationStep({ Type, PublishConsent })).toMatch(text);
});
