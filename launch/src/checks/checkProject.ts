import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspaceRoot.ts";
import { findViolations } from "./projectRules.ts";

/** Part of `pnpm check`: prints every violation of the project rules, and fails when there is one. */
const packages = "{core,api,site,admin,machines,e2e,launch,bench}";
const paths = globSync(`${packages}/**/*.{ts,tsx}`, {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|test-results)(\/|$)/.test(path),
});
const files = paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const violations = findViolations(files);
for (const { path, reason } of violations) process.stdout.write(`${path} ${reason}\n`);
process.stdout.write(`${files.length} files, ${violations.length} violations\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
