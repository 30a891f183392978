import { expect, it } from "vitest";
import { answerSlug, slug } from "./slug.ts";

it.each([
  ["Företag och förening", "foretag-och-forening"],
  ["Immaterialrätt och it", "immaterialratt-och-it"],
  ["Får jag   byta namn – och hur?", "far-jag-byta-namn-och-hur"],
  ["Kafé Älgö", "kafe-algo"],
])("the slug of %j is %s", (text, expected) => {
  expect(slug(text)).toBe(expected);
});

it("a long slug is cut between words", () => {
  expect(slug("kan hyresvärden säga upp mig", 14)).toBe("kan");
  expect(slug("a".repeat(100), 80)).toHaveLength(80);
});

it("the slug of an answer is never empty or a number", () => {
  expect(answerSlug("2024")).toBe("fraga-2024");
  expect(answerSlug("???")).toBe("fraga");
});

it.each([
  ["Kan hyresvärden [namn 1] säga upp mig?", "kan-hyresvarden-saga-upp-mig"],
  ["Är [namn 12]s dom på [adress] rätt?", "ar-dom-pa-ratt"],
  ["[e-postadress]", "fraga"],
  ["Gäller 12 kap. [jordabalken 1970:994]?", "galler-12-kap-jordabalken-1970-994"],
])("the slug of the answer %j has no placeholders: %s", (title, expected) => {
  expect(answerSlug(title)).toBe(expected);
});
