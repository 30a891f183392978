import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Tally {
  passed: number;
  failed: number;
  /** What the numbers alone do not tell, in Swedish. */
  remarks: string[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** The lines of a failure's message that are retold: enough to know it again, in an output that may be cut. */
const retoldLines = 6;

/**
 * Counts Vitest's JSON report. A file that could not be loaded is one failure, and so is a skipped test.
 * @param exitCode what the runner ended with: when it failed for a reason its report does not show, that is a failure.
 */
export function tallyVitest(file: string, exitCode: number): Tally {
  const report = read<VitestReport>(file);
  if (!report) return noReport("Vitest");
  const statuses = report.testResults.flatMap(({ status, assertionResults }) => {
    if (status === "failed" && !assertionResults.some((test) => test.status === "failed")) {
      return [...assertionResults.map((test) => test.status), "failed"];
    }
    return assertionResults.map((test) => test.status);
  });
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length;
  const tally = settle("Vitest", passed, failed, statuses.length - passed - failed, exitCode);
  return { ...tally, remarks: [...retellVitest(report), ...tally.remarks] };
}

/** Counts Playwright's JSON report in the same way. A test that passed only the second time has failed. */
export function tallyPlaywright(file: string, exitCode: number): Tally {
  const report = read<PlaywrightReport>(file);
  if (!report) return noReport("Playwright");
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tally = settle("Playwright", expected, unexpected + flaky, skipped, exitCode);
  return { ...tally, remarks: [...retellPlaywright(report), ...tally.remarks] };
}

function retellVitest({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [retell(name, message)];
      return failed.map((test) => retell(`${name} › ${test.fullName ?? ""}`, test.failureMessages?.join("\n")));
    });
}

function retellPlaywright({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ file, title, tests }) => {
    const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return retell(`${file} › ${title}`, messages[0]);
  });
  return [...own, ...suites.flatMap(retellPlaywright)];
}

function retell(name: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, retoldLines);
  return [`FEL: ${name}`, ...lines.map((line) => `     ${line}`)].join("\n");
}

export function addTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    remarks: tallies.flatMap(({ remarks }) => remarks),
  };
}

function settle(runner: string, passed: number, failed: number, skipped: number, exitCode: number): Tally {
  const remarks = skipped ? [`${runner}: ${skipped} överhoppade test räknas som fel.`] : [];
  const failures = failed + skipped;
  if (exitCode === 0 || failures > 0) return { passed, failed: failures, remarks };
  return { passed, failed: 1, remarks: [...remarks, `${runner} slutade med kod ${exitCode}; se utskriften ovan.`] };
}

function noReport(runner: string): Tally {
  return { passed: 0, failed: 1, remarks: [`${runner} skrev ingen rapport; se utskriften ovan.`] };
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}
