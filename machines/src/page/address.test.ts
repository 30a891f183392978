import { expect, test } from "vitest";
import { hashOf, parseHash } from "./address.ts";

test.each([
  ["", { machine: "", steps: null }],
  ["#login", { machine: "login", steps: null }],
  ["#login?steg=", { machine: "login", steps: [] }],
  ["#%E0%A4%A?steg=a~b", { machine: "", steps: ["a", "b"] }],
])("parses %j", (hash, place) => {
  expect(parseHash(hash)).toEqual(place);
});

test("the simulated steps survive the round trip through the URL, with special characters too", () => {
  const place = { machine: "frågor & svar", steps: [":SIGN_IN", "following.deciding:immediate.2", "a:b c&d=e#f?å"] };
  expect(parseHash(hashOf(place))).toEqual(place);
});
