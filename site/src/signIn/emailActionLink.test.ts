import { expect, test } from "vitest";
import { readEmailActionLink } from "./emailActionLink.ts";

test("reads a code as text, even when it looks like a number", () => {
  expect(readEmailActionLink("?mode=signIn&oobCode=1e400&apiKey=k")).toEqual({ mode: "signIn", code: "1e400" });
});

test.each(["", "?mode=signIn", "?oobCode=abc", "?mode=&oobCode=abc"])("%j is not an e-mail action link", (search) => {
  expect(readEmailActionLink(search)).toBeNull();
});
