import { expect, test } from "vitest";
import { withRefusedLicense } from "./licenses.ts";

const refused = (license: string, name = "a-package") => withRefusedLicense([{ name, license }]).length === 1;

test.each(["AGPL-3.0-only", "GPL-3.0", "LGPL-3.0", "SSPL-1.0", "BUSL-1.1", "Unknown", "MIT AND GPL-2.0-only"])(
  "%s is refused",
  (license) => expect(refused(license)).toBe(true),
);

test.each(["MIT", "Apache-2.0", "(MIT OR GPL-3.0)", "MIT AND ISC"])("%s is allowed", (license) =>
  expect(refused(license)).toBe(false),
);

test("another licence is allowed for a reviewed package only", () => {
  expect([refused("LGPL-3.0", "dictionary-sv"), refused("LGPL-3.0", "dictionary-sv-2")]).toEqual([false, true]);
});
