// @vitest-environment node
import { code as contractCode } from "@lagrum/core/contract/fieldSchema";
import { expect, test } from "vitest";
import { readCode, readConfirmLink, readReference } from "./accessCode.ts";

const code = "abcdefghijklmnopqrstuvwxyz2345";

test.each([
  code,
  `${code}.`,
  `${code}\n`,
  `\u200b${code}`,
  `${code.slice(0, 9)}\u00ad\r\n ${code.slice(9)}`,
  `${code}\0>).`,
])("finds the code in %j", (typed) => {
  expect(readCode(typed)).toBe(code);
  expect(contractCode.safeParse(readCode(typed)).success).toBe(true);
});

test.each(["", "abc", "\0", code.toUpperCase(), `${code}/../..`, "a".repeat(65), 12, [code, code], undefined])(
  "finds no code in %j",
  (typed) => {
    expect(readCode(typed)).toBeUndefined();
    expect(contractCode.safeParse(typed).success).toBe(false);
  },
);

test("requires a question's id with the code", () => {
  expect(readConfirmLink("7", `${code}.`)).toEqual({ id: 7, code });
  for (const id of ["0", "-1", "1.5", "x", "2147483648", undefined]) expect(readConfirmLink(id, code)).toBeNull();
});

test("rejects text that is not a reference number", () => {
  expect(readReference("L-1001")).toBe("L-1001");
  for (const words of ["Ring 0900-123 45", "L-", "L-12345678901", "L-1 x", 1001]) {
    expect(readReference(words)).toBeUndefined();
  }
});
