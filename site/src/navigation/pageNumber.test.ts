// @vitest-environment node
import { expect, test } from "vitest";
import { readPage } from "./pageNumber.ts";

test.each([0, 1, -1, 1.5, "abc", "", 99_999_999_999, [2, 3], null, undefined, { a: 1 }])(
  "reads %o as page 1",
  (page) => {
    // TanStack Router keeps the URL's own value of a key that is left out.
    expect({ page, ...readPage({ page }) }).toEqual({ page: undefined });
  },
);

test("reads a page number", () => {
  expect(readPage({ page: 2 })).toEqual({ page: 2 });
  expect(readPage({ page: "999" })).toEqual({ page: 999 });
});
