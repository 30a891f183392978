import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { inheritedEnvironment } from "../env.ts";
import { buildApps } from "../service/buildApps.ts";
import { OperatorError } from "../service/operatorError.ts";
import { createStartupLog } from "../service/startupLog.ts";
import { findTestBrowser } from "../testing/chromium.ts";
import { addTallies, type Tally, tallyPlaywright, tallyVitest } from "../testing/testReport.ts";
import { root } from "../workspaceRoot.ts";

/** `pnpm test`: check, unit tests and browser tests. `--shuffle` runs the test files in random order. */
const { values } = parseArgs({ options: { shuffle: { type: "boolean", default: false } } });
const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const tallies = [await runCheck(), await runVitest(values.shuffle)];
if (existsSync(join(root, "e2e/playwright.config.ts"))) tallies.push(await runPlaywright());
const { passed, failed, remarks } = addTallies(tallies);
const summary = `${passed} passed, ${failed} failed`;
writeFileSync(join(results, "summary.txt"), `${summary}\n`);
for (const remark of remarks) process.stdout.write(`${remark}\n`);
process.stdout.write(`${summary}\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** `pnpm check` counts as one test. */
async function runCheck(): Promise<Tally> {
  const isClean = (await run("sh", ["-c", readScript("check")], {})) === 0;
  return isClean
    ? { passed: 1, failed: 0, remarks: [] }
    : { passed: 0, failed: 1, remarks: ["pnpm check har anmärkningar, se ovan."] };
}

function readScript(name: string): string {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  return scripts[name] ?? "false";
}

async function runVitest(shuffle: boolean): Promise<Tally> {
  const report = join(results, "vitest.json");
  const order = shuffle ? ["--sequence.shuffle"] : [];
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...order];
  return tallyVitest(report, await run("vitest", args, {}));
}

async function runPlaywright(): Promise<Tally> {
  const report = join(results, "playwright.json");
  try {
    const { executablePath, args } = await findTestBrowser();
    await buildApps(createStartupLog(), new AbortController().signal);
    const browser = { ...(executablePath ? { BROWSER_PATH: executablePath } : {}), BROWSER_ARGS: JSON.stringify(args) };
    const exitCode = await run("playwright", ["test", "-c", "e2e/playwright.config.ts"], {
      ...browser,
      E2E_REPORT: report,
    });
    return tallyPlaywright(report, exitCode);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { passed: 0, failed: 1, remarks: [error.message] };
  }
}

/** Runs a program from node_modules/.bin or PATH with inherited stdio; resolves with its exit code. */
function run(program: string, args: string[], more: NodeJS.ProcessEnv): Promise<number> {
  const bin = join(root, "node_modules/.bin");
  const inherited = inheritedEnvironment();
  const env = { ...inherited, ...more, PATH: `${bin}:${inherited.PATH}` };
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env, stdio: "inherit" });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}
