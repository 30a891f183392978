// @vitest-environment node
import { expect, test } from "vitest";
import { readSearch } from "./postedSearch.ts";

const posted = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readSearch(form);
};

test("reads a query and a page number", () => {
  expect(posted({ Query: " min  hyra ", Page: "2" })).toEqual({ query: "min hyra", page: 2 });
  expect(posted({ Query: "hyra" })).toEqual({ query: "hyra", page: 1 });
});

test("removes invisible characters and ignores invalid page numbers", () => {
  expect(posted({ Query: "hyra\0\u200bborg" })?.query).toBe("hyra borg");
  expect(posted({ Query: "\0 \u200b" })).toBeUndefined();
  for (const Page of ["0", "-1", "1.5", "x", "99999999999"]) expect(posted({ Query: "hyra", Page })?.page).toBe(1);
});

test("reads the filters of a search, and ignores invalid values", () => {
  const filters = { CategoryID: "7", Year: "2024", Type: "Express", Sort: "PublishedAt", Literal: "true" };
  expect(posted({ Query: "hyra", ...filters })).toEqual({
    query: "hyra",
    page: 1,
    area: 7,
    year: 2024,
    type: "Express",
    isByDate: true,
    isLiteral: true,
  });
  expect(posted({ Query: "hyra", CategoryID: "x", Year: "24", Type: "x", Sort: "Title", Literal: "1" })).toEqual({
    query: "hyra",
    page: 1,
  });
});
