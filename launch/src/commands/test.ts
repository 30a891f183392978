import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runChecks } from "../checks/runChecks.ts";
import { OperatorError } from "../operator/operatorError.ts";
import { runProgram } from "../os/runProgram.ts";
import { buildForBrowserTests, runBrowserTests } from "../testing/browserTests.ts";
import { addTallies, type Tally, tallyPlaywright, tallyVitest } from "../testing/testReport.ts";
import { root } from "../workspaceRoot.ts";

/** `pnpm test`: check, unit tests and browser tests. `--shuffle` runs the test files in random order. */
const { values } = parseArgs({ options: { shuffle: { type: "boolean", default: false } } });
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The API's tests build its bundle too, unless it is fresh.
const apiBuild = withOperatorErrors(() => buildForBrowserTests("api"));
// The checks and builds run in parallel with the unit tests, which often wait for databases and processes.
const [vitest, check, build] = await Promise.all([
  apiBuild.then(() => runVitest(values.shuffle)),
  runCheck(),
  apiBuild.then((failure) => failure ?? withOperatorErrors(buildForBrowserTests)),
]);
const stories = build ?? (await withOperatorErrors(runPlaywright));
const { passed, failed, remarks } = addTallies([check, vitest, ...(stories ? [stories] : [])]);
const summary = `${passed} passed, ${failed} failed`;
writeFileSync(join(results, "summary.txt"), `${summary}\n`);
for (const remark of remarks) process.stdout.write(`${remark}\n`);
process.stdout.write(`${summary}\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** `pnpm check` counts as one test. */
async function runCheck(): Promise<Tally> {
  return (await runChecks())
    ? { passed: 1, failed: 0, remarks: [] }
    : { passed: 0, failed: 1, remarks: ["pnpm check har anmärkningar, se ovan."] };
}

async function runVitest(shuffle: boolean): Promise<Tally> {
  const report = join(results, "vitest.json");
  const order = shuffle ? ["--sequence.shuffle.files"] : [];
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...order];
  return tallyVitest(report, await runProgram("vitest", args));
}

async function runPlaywright(): Promise<Tally> {
  const report = join(results, "playwright.json");
  return tallyPlaywright(report, await runBrowserTests([], { E2E_REPORT: report }));
}

/** A failed build or a missing browser counts as one failed test. */
async function withOperatorErrors<T>(work: () => Promise<T>): Promise<T | Tally> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { passed: 0, failed: 1, remarks: [error.message] };
  }
}
