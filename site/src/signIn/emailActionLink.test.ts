import { expect, test } from "vitest";
import { readEmailActionLink } from "./emailActionLink.ts";

test("reads a code as text, whatever it looks like", () => {
  expect(readEmailActionLink("?mode=signIn&oobCode=1e400&apiKey=k")).toEqual({ mode: "signIn", code: "1e400" });
});

test.each(["", "?mode=signIn", "?oobCode=abc", "?mode=&oobCode=abc"])("%j is no such link", (search) => {
  expect(readEmailActionLink(search)).toBeNull();
});
