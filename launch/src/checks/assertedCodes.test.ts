import { expect, test } from "vitest";
import { unassertedCodes } from "./assertedCodes.ts";

const codes = ["NOT_FOUND", "TIME_TAKEN"];
const isAsserted = (text: string, path = "api/src/http/some.test.ts") =>
  !unassertedCodes([{ path, text }], codes).includes("TIME_TAKEN");

test.each([
  ["in a matcher", 'expect(refusal(await hold())).toBe("409 TIME_TAKEN");'],
  ["in an object of a matcher", 'expect(body).toMatchObject({ Code: "TIME_TAKEN" });'],
  ["of a rejection", 'await expect(hold()).rejects.toMatchObject({ code: "TIME_TAKEN" });'],
  ["in a template", "expect(answer).toEqual(Array(3).fill(`409 TIME_TAKEN`));"],
  ["as a constant", 'const taken = "409 TIME_TAKEN"; expect(answer).toBe(taken);'],
  ["as a column", 'it.each([["a", "TIME_TAKEN"]])("%s", (name, code) => expect(name).toBe(code));'],
  [
    "as a column of a typed constant",
    'const rows: [string, string][] = [["a", "TIME_TAKEN"]]; it.each(rows)("", (_, code) => expect(a).toMatchObject({ Code: code }));',
  ],
  [
    "as a field of a row",
    'it.each([{ Code: "TIME_TAKEN" }] as const)("", ({ Code }) => { expect(body.Code).toBe(Code); });',
  ],
])("a code %s is asserted", (_, text) => expect(isAsserted(text)).toBe(true));

test.each([
  ["in a comment", "// 409 TIME_TAKEN"],
  ["in a list", 'const all = ["TIME_TAKEN"];'],
  ["in a list that is only counted", 'const all = ["TIME_TAKEN"]; expect(all.length).toBe(1);'],
  ["in a fixture", 'const app = withHandler(() => fail("TIME_TAKEN")); expect(app).toBeDefined();'],
  ["that is expected not to come", 'expect(answer).not.toBe("409 TIME_TAKEN");'],
  ["as a column that no matcher reads", 'it.each([["TIME_TAKEN", 1]])("%s", (code, n) => expect(n).toBe(1));'],
  ["in a name", 'test("TIME_TAKEN", () => expect(1).toBe(1));'],
  ["that is the beginning of another", 'expect(answer).toBe("TIME_TAKEN_AGAIN");'],
])("a code %s is not asserted", (_, text) => expect(isAsserted(text)).toBe(false));

test("only tests assert", () => {
  const text = 'expect(refusal(await hold())).toBe("409 TIME_TAKEN");';
  expect(isAsserted(text, "api/test/holds.ts")).toBe(false);
  expect(isAsserted(text, "e2e/stories/two-bookers.spec.ts")).toBe(true);
});
