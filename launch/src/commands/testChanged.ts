import { execFileSync } from "node:child_process";
import { runChecks } from "../checks/runChecks.ts";
import { buildForBrowserTests, runBrowserTests } from "../testing/browserTests.ts";
import { runProgram } from "../testing/runProgram.ts";
import { root } from "../workspaceRoot.ts";

/**
 * `pnpm test:changed [REF]`: checks, the unit tests that import a file changed since REF, and the stories that were
 * changed themselves. Without REF: since the branch left main, or on main what is not committed.
 */
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const base = process.argv[2] ?? git("merge-base", "HEAD", "main");

const names = [git("diff", "--name-only", "--diff-filter=d", base), git("ls-files", "--others", "--exclude-standard")];
const files = names.flatMap((list) => list.split("\n")).filter(Boolean);
const linted = files.filter((file) => /\.(tsx?|jsx?|mjs|json)$/.test(file));
const stories = files.filter((file) => file.endsWith(".spec.ts"));
process.stdout.write(`${files.length} changed files since ${base}\n`);

const outcomes = await Promise.all([
  linted.length === 0 || runChecks(linted),
  runProgram("vitest", ["run", "--changed", base, "--passWithNoTests"]).then((exitCode) => exitCode === 0),
]);
if (stories.length > 0) {
  await buildForBrowserTests();
  outcomes.push((await runBrowserTests(stories)) === 0);
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
