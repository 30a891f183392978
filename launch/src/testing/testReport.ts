import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Tally {
  passed: number;
  failed: number;
  /** Failures and other remarks, in Swedish. */
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

/** Maximum lines of a failure's message in the output. */
const MAX_MESSAGE_LINES = 6;

/**
 * Counts Vitest's JSON report. A file that fails to load is one failure, and so is a skipped test.
 * @param exitCode of the runner: non-zero without a failure in the report counts as one failure.
 */
export function tallyVitest(file: string, exitCode: number): Tally {
  const report = readJson<VitestReport>(file);
  if (!report) return noReport("Vitest");
  const statuses = report.testResults.flatMap(({ status, assertionResults }) => {
    if (status === "failed" && !assertionResults.some((test) => test.status === "failed")) {
      return [...assertionResults.map((test) => test.status), "failed"];
    }
    return assertionResults.map((test) => test.status);
  });
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length;
  const tally = toTally("Vitest", { passed, failed, skipped: statuses.length - passed - failed }, exitCode);
  return { ...tally, remarks: [...vitestFailures(report), ...tally.remarks] };
}

/** Counts Playwright's JSON report in the same way. A flaky test counts as failed. */
export function tallyPlaywright(file: string, exitCode: number): Tally {
  const report = readJson<PlaywrightReport>(file);
  if (!report) return noReport("Playwright");
  const { expected, unexpected, flaky, skipped } = report.stats;
  const tally = toTally("Playwright", { passed: expected, failed: unexpected + flaky, skipped }, exitCode);
  return { ...tally, remarks: [...playwrightFailures(report), ...tally.remarks] };
}

function vitestFailures({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [describeFailure(name, message)];
      return failed.map((test) =>
        describeFailure(`${name} › ${test.fullName ?? ""}`, test.failureMessages?.join("\n")),
      );
    });
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ file, title, tests }) => {
    const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
    return describeFailure(`${file} › ${title}`, messages[0]);
  });
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function describeFailure(name: string, message = ""): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, MAX_MESSAGE_LINES);
  return [`FEL: ${name}`, ...lines.map((line) => `     ${line}`)].join("\n");
}

export function addTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    remarks: tallies.flatMap(({ remarks }) => remarks),
  };
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

function toTally(runner: string, { passed, failed, skipped }: Counts, exitCode: number): Tally {
  const remarks = skipped ? [`${runner}: ${skipped} överhoppade test räknas som fel.`] : [];
  const failures = failed + skipped;
  if (exitCode === 0 || failures > 0) return { passed, failed: failures, remarks };
  return { passed, failed: 1, remarks: [...remarks, `${runner} slutade med kod ${exitCode}; se utskriften ovan.`] };
}

function noReport(runner: string): Tally {
  return { passed: 0, failed: 1, remarks: [`${runner} skrev ingen rapport; se utskriften ovan.`] };
}

function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
}
