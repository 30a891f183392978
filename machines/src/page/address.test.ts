import { expect, test } from "vitest";
import { hashOf, readPlace } from "./address.ts";

test.each([
  ["", { machine: "", steps: null }],
  ["#login", { machine: "login", steps: null }],
  ["#login?steg=", { machine: "login", steps: [] }],
  ["#%E0%A4%A?steg=a~b", { machine: "", steps: ["a", "b"] }],
])("%s means a place", (hash, place) => {
  expect(readPlace(hash)).toEqual(place);
});

test("a walk survives its address, whatever its transitions are called", () => {
  const place = { machine: "frågor & svar", steps: [":SIGN_IN", "following.deciding:immediate.2", "a:b c&d=e#f?å"] };
  expect(readPlace(hashOf(place))).toEqual(place);
});
