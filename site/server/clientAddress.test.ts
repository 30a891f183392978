// @vitest-environment node
import { expect, test } from "vitest";
import { clientAddress } from "./clientAddress.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["192.0.2.1:4711", "192.0.2.1"],
  ["2001:db8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["[2001:db8::1]:4711", "2001:db8::1"],
  ["::ffff:192.0.2.1", "::ffff:192.0.2.1"],
  ["unknown", undefined],
  ["_hidden", undefined],
  ["", undefined],
  [undefined, undefined],
])("%j is %j", (forwarded, address) => {
  expect(clientAddress(forwarded)).toBe(address);
});
