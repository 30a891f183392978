import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAccounts } from "./accounts.ts";
import { expireCodes } from "./codeLifetimes.ts";

test.each([
  ["PASSWORD_RESET", 1],
  ["EMAIL_SIGNIN", 6],
  ["VERIFY_EMAIL", 72],
])("a code for %s is valid for %i hours, also after a restart", (requestType, hours) => {
  const file = join(mkdtempSync(join(tmpdir(), "lagrum-codes-")), "accounts.json");
  const accounts = openAccounts("demo-lagrum", file);
  expireCodes(accounts, () => 0);
  const { oobCode } = accounts.state.createOob(
    "anna@exempel.example",
    undefined,
    requestType,
    (code) => `http://x/${code}`,
  );
  accounts.save();
  const restarted = openAccounts("demo-lagrum", file);
  let now = hours * 3_600_000;
  expireCodes(restarted, () => now);
  expect(restarted.state.validateOobCode(oobCode)).toBeDefined();
  now += 1;
  expect(restarted.state.validateOobCode(oobCode)).toBeUndefined();
});
