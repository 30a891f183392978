import { expect, test } from "vitest";
import { redirectPath } from "./redirectPath.ts";

test.each(["/", "/answers?page=2", "/categories/%C3%A5rsta", "/ask_a_question/bekrafta?code=abc"])(
  "accepts the path %s",
  (path) => {
    expect(redirectPath(path)).toBe(path);
  },
);

test.each([
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "@evil.example",
  "/.//evil.example",
  "/\t/evil.example",
  "/x/..//evil.example",
  " //evil.example",
  "",
  null,
  new File([], "x"),
])("replaces %j with the start page", (path) => {
  expect(redirectPath(path)).toBe("/");
});
