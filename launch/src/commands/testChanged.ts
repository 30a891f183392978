import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checksOf } from "../checks/checkList.ts";
import { runChecks } from "../checks/runChecks.ts";
import { runProgram } from "../os/runProgram.ts";
import { affectedApiTests } from "../testing/affectedApiTests.ts";
import { buildForBrowserTests, runBrowserTests } from "../testing/browserTests.ts";
import { root } from "../workspaceRoot.ts";

/**
 * `pnpm test:changed [REF]`: the checks that the change can fail, the unit tests that import a file changed since REF,
 * in the API those of the features that it touches, and changed stories. Without REF: changes since the branch left
 * main; on main, uncommitted changes.
 */
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const base = process.argv[2] ?? git("merge-base", "HEAD", "main");

const names = [git("diff", "--name-only", "--diff-filter=d", base), git("ls-files", "--others", "--exclude-standard")];
const files = names.flatMap((list) => list.split("\n")).filter(Boolean);
const stories = files.filter((file) => file.endsWith(".spec.ts"));
const apiSources = globSync("api/{src,test}/**/*.ts", { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), "utf8"),
}));
const apiTests = affectedApiTests(files, apiSources);
process.stdout.write(`${files.length} changed files since ${base}\n`);

const outcomes = await Promise.all([
  runChecks(checksOf(files)),
  passes("--changed", base, "--project", "!api", "--passWithNoTests"),
  apiTests.length === 0 || passes("--project", "api", ...apiTests),
]);
if (stories.length > 0) {
  await buildForBrowserTests();
  outcomes.push((await runBrowserTests(stories)) === 0);
}
process.exitCode = outcomes.every(Boolean) ? 0 : 1;

async function passes(...args: string[]): Promise<boolean> {
  return (await runProgram("vitest", ["run", ...args])) === 0;
}
