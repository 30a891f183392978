import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addTallies, tallyPlaywright, tallyVitest } from "./testReport.ts";

const dir = mkdtempSync(join(tmpdir(), "lagrum-report-"));

function reportOf(report: unknown): string {
  const file = join(dir, `${crypto.randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitest = (...statuses: string[]) => ({
  testResults: [{ name: "a", status: "passed", assertionResults: statuses.map((status) => ({ status })) }],
});

test("both runners' tests are summed", () => {
  const unit = tallyVitest(reportOf(vitest("passed", "passed", "failed")), 1);
  const stories = tallyPlaywright(
    reportOf({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] }),
    1,
  );
  expect(addTallies([unit, stories])).toEqual({ passed: 6, failed: 3, remarks: [] });
});

test("a skipped test is a failure", () => {
  expect(tallyVitest(reportOf(vitest("passed", "skipped", "todo")), 0)).toMatchObject({ passed: 1, failed: 2 });
});

test("a file that cannot be loaded is a failure", () => {
  const broken = { testResults: [{ name: "a", status: "failed", assertionResults: [] }] };
  expect(tallyVitest(reportOf(broken), 1)).toMatchObject({ passed: 0, failed: 1 });
});

test("a runner that exits non-zero without a failed test, or writes no report, is a failure", () => {
  expect(tallyVitest(reportOf(vitest("passed")), 1)).toMatchObject({ failed: 1 });
  expect(tallyPlaywright(join(dir, "absent.json"), 0)).toMatchObject({ passed: 0, failed: 1 });
});

test("failures are listed by name with the first lines of their message", () => {
  const unit = reportOf({
    testResults: [
      {
        name: "/repo/core/clock.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "noon" },
          { status: "failed", fullName: "midnight", failureMessages: ["\u001b[31mexpected 0\u001b[39m\nreceived 24"] },
        ],
      },
      { name: "/repo/core/broken.test.ts", status: "failed", message: "no such module", assertionResults: [] },
    ],
  });
  const stories = reportOf({
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    errors: [],
    suites: [
      {
        specs: [{ title: "asks", file: "asks.spec.ts", ok: true, tests: [{ results: [{}] }] }],
        suites: [
          {
            specs: [
              {
                title: "reads",
                file: "reads.spec.ts",
                ok: false,
                tests: [{ results: [{ error: { message: "404" } }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(addTallies([tallyVitest(unit, 1), tallyPlaywright(stories, 1)]).remarks).toEqual([
    "FEL: /repo/core/clock.test.ts › midnight\n     expected 0\n     received 24",
    "FEL: /repo/core/broken.test.ts\n     no such module",
    "FEL: reads.spec.ts › reads\n     404",
  ]);
});
