import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { errorStatus, fieldCodes } from "@lagrum/core/contract/problem";
import { root } from "../workspaceRoot.ts";
import { unassertedCodes } from "./assertedCodes.ts";
import { findViolations } from "./projectRules.ts";

/** Part of `pnpm check`: prints every violation of the project rules and every code without a test, and fails when there is one. */
const packages = "{core,api,site,admin,machines,e2e,launch,bench}";
const paths = globSync(`${packages}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|test-results)(\/|$)/.test(path),
});
const files = paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const violations = findViolations(files);
for (const { path, reason } of violations) process.stdout.write(`${path} ${reason}\n`);
const codes = unassertedCodes(files, [...Object.keys(errorStatus), ...fieldCodes]);
for (const code of codes) {
  process.stdout.write(
    `core/src/contract/problem.ts ${code} is asserted by no test: reach it in one, and expect it in a matcher\n`,
  );
}
process.stdout.write(`${files.length} files, ${violations.length + codes.length} violations\n`);
process.exitCode = violations.length + codes.length === 0 ? 0 : 1;
