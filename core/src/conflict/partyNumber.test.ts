import { expect, test } from "vitest";
import { readPartyNumber } from "./partyNumber.ts";

test.each([
  ["556016-0680", "5560160680"],
  ["16556016-0680", "5560160680"],
  [" 556016 0680 ", "5560160680"],
  ["811218–9876", "8112189876"],
  ["19811218-9876", "8112189876"],
  ["121212+1212", "1212121212"],
  ["811218\u22129876", "8112189876"],
  ["5560\u00ad16-0680", "5560160680"],
  ["SE556016068001", "5560160680"],
])("reads %j", (text, digits) => {
  expect(readPartyNumber(text)).toBe(digits);
});

test.each(["556016-0681", "55601606", "", "abc", "5560160680123"])("refuses %j", (text) => {
  expect(readPartyNumber(text)).toBeNull();
});
