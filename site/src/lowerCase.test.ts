import { expect, test } from "vitest";
import { lowerCasePath } from "./lowerCase.ts";

test.each([
  ["/Answers/Min-Fraga", "/answers/min-fraga"],
  ["/ASK_A_QUESTION", "/ask_a_question"],
  ["/categories/%C3%85RSTA", "/categories/%C3%A5rsta"],
  ["/%41nswers", "/answers"],
  ["//Evil.example/X", "/evil.example/x"],
])("sends %s on to %s", (path, lower) => {
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
])("leaves %s alone", (path) => {
  expect(lowerCasePath(path)).toBeNull();
});

test("refuses escapes that are no text", () => {
  expect(() => lowerCasePath("/%E0%A4%A")).toThrow(URIError);
});
