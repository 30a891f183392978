import { expect, test } from "vitest";
import { readMailedLink } from "./mailedLink.ts";

test("reads a code as text, whatever it looks like", () => {
  expect(readMailedLink("?mode=signIn&oobCode=1e400&apiKey=k")).toEqual({ mode: "signIn", code: "1e400" });
});

test.each(["", "?mode=signIn", "?oobCode=abc", "?mode=&oobCode=abc"])("%j is no such link", (search) => {
  expect(readMailedLink(search)).toBeNull();
});
