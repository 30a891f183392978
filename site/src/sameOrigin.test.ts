import { expect, test } from "vitest";
import { isSameOrigin } from "./sameOrigin.ts";

const from = (headers: Record<string, string>) => isSameOrigin(new Headers({ host: "lagrum.example", ...headers }));

test("takes forms from its own pages, also from one without referrer", () => {
  expect(from({ "sec-fetch-site": "same-origin", origin: "null" })).toBe(true);
  expect(from({ origin: "https://lagrum.example" })).toBe(true);
});

const foreign: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://lagrum.example" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
  {},
];

test.each(foreign.map((headers) => [headers]))("refuses a form with %o", (headers) => {
  expect(from(headers)).toBe(false);
});
