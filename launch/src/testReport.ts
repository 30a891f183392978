import { existsSync, readFileSync } from "node:fs";

export interface Tally {
  passed: number;
  failed: number;
  /** What the numbers alone do not tell, in Swedish. */
  remarks: string[];
}

interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

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
  return settle("Vitest", passed, failed, statuses.length - passed - failed, exitCode);
}

/** Counts Playwright's JSON report in the same way. A test that passed only the second time has failed. */
export function tallyPlaywright(file: string, exitCode: number): Tally {
  const report = read<PlaywrightReport>(file);
  if (!report) return noReport("Playwright");
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settle("Playwright", expected, unexpected + flaky, skipped, exitCode);
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
