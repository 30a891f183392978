import { expect, test } from "vitest";
import { phone } from "../contract/fieldSchema.ts";
import { formatPhone } from "./phone.ts";

test.each([
  ["+46701234567", "070-123 45 67"],
  ["+46812345678", "0812345678"],
  ["+4791234567", "+4791234567"],
])("%s is shown as %s, which is parsed to the same number", (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
  expect(phone.parse(shown)).toBe(stored);
});
