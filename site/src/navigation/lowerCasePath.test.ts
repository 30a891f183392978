import { expect, test } from "vitest";
import { lowerCasePath } from "./lowerCasePath.ts";

test.each([
  ["/Answers/Min-Fraga", "/answers/min-fraga"],
  ["/ASK_A_QUESTION", "/ask_a_question"],
  ["/categories/%C3%85RSTA", "/categories/%C3%A5rsta"],
  ["/%41nswers", "/answers"],
  ["//Evil.example/X", "/evil.example/x"],
  ["///Evil.example", "/evil.example"],
  ["/R%C3%84ttsskydd", "/r%C3%A4ttsskydd"],
  ["/RÄTTSSKYDD/ÅÄÖ", "/rättsskydd/åäö"],
  ["/categories/%c3%85%C3%84%C3%96", "/categories/%C3%A5%C3%A4%C3%B6"],
  // Escaped slashes are part of a segment.
  ["/%2F%2FEvil.example", "/%2F%2Fevil.example"],
  ["/%5CEvil.example", "/%5Cevil.example"],
  ["/@Evil.example", "/@evil.example"],
  ["/.Well-Known/X", "/.well-known/x"],
])("redirects %s to %s", (path, lower) => {
  expect(lowerCasePath(path)).toBe(lower);
});

test.each([
  "/answers",
  "/categories/%C3%A5rsta",
  "/answers/50%25-rabatt%2Fmoms",
  "/Sitemap.xml",
  "/userMgmt",
  "/a/userMgmt/B",
  "/_next/Static/X",
])("doesn't redirect %s", (path) => {
  expect(lowerCasePath(path)).toBeNull();
});

test("throws on invalid percent-encoding", () => {
  expect(() => lowerCasePath("/%E0%A4%A")).toThrow(URIError);
});

test.each([
  "//EVIL.example",
  "/%2F%2FEVIL.example",
  "/%5C%5CEVIL.example",
  "/@EVIL.example",
  "/%09/EVIL.example",
  "/EVIL:1",
])("never redirects %s to another site", (path) => {
  expect(new URL(lowerCasePath(path) ?? "", "https://lagrum.example").origin).toBe("https://lagrum.example");
});
