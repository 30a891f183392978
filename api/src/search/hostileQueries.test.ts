import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { categoryId, publish } from "../../test/scenes.ts";
import { createTestApp, type TestApp } from "../../test/testApp.ts";

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
  const CategoryID = await categoryId(test, "hyresratt-deposition");
  await publish(test, { CategoryID, Title: "Hur får jag tillbaka depositionen?" }, "<p>Begär den.</p>");
  await test.indexed();
});
afterAll(() => test.close());

const pieces = [
  ..."&|!:*()<>'\"\\-+~^$.?[]{}%_;,/§#@`\0\n ",
  ...[
    "<->",
    ":*",
    "''",
    "$1",
    "😀",
    "\ud83d",
    "a\u0300",
    "İ",
    "och",
    "hur",
    "depositon",
    "-deposition",
    '"en deposition"',
  ],
  ...["(a+)+$", "[a-z]{1,1000}", "12 kap. 55 § JB", "9".repeat(20), "x".repeat(10_000)],
];
const hostileText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((some) => some.join("")),
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((some) => some.join(" ")),
  fc.string({ unit: "binary", maxLength: 200 }),
);

it("answers or refuses every hostile query", { timeout: 120_000 }, async () => {
  const post = (path: string, payload: object) =>
    test.server.inject({ method: "POST", url: `/api/answers/${path}`, payload });
  await fc.assert(
    fc.asyncProperty(hostileText, fc.nat(3), async (text, call) => {
      const response = await [
        () => post("search", { Query: text.slice(0, 200) }),
        () => post("suggestions", { Text: text.slice(0, 200) }),
        () => post("similar", { Text: text.slice(0, 2000) }),
        () => test.server.inject(`/api/answers?Query=${encodeURIComponent(text.slice(0, 100).toWellFormed())}`),
      ][call]?.();
      expect([200, 400, 413, 414, 422]).toContain(response?.statusCode);
    }),
    { numRuns: 300 },
  );
});
