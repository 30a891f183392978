import { appendFileSync, closeSync, mkdtempSync, readFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openLog, readLastLines, rotateLogs } from "./logFiles.ts";

const dir = mkdtempSync(join(tmpdir(), "lagrum-logs-"));

test("a log that is too long is rotated while its process writes, and the total size is bounded", () => {
  const path = join(dir, "api.log");
  const log = openLog(path);
  if (log === undefined) throw new Error("not opened");
  for (let round = 1; round <= 3; round += 1) {
    writeSync(log, `round ${round}\n`.repeat(100));
    rotateLogs([path], 500);
  }
  writeSync(log, "after\n");
  closeSync(log);
  expect(readFileSync(path, "utf8")).toBe("after\n");
  expect(readFileSync(`${path}.1`, "utf8")).toBe("round 3\n".repeat(100));
});

test("a short or missing log is not rotated", () => {
  const path = join(dir, "site.log");
  appendFileSync(path, "one\ntwo\nthree\n");
  rotateLogs([path, join(dir, "absent.log")], 500);
  expect(readLastLines(path, 4, 1)).toBe("three");
  expect(readLastLines(join(dir, "absent.log"), 0, 1)).toBe("");
});

test("a log that can't be opened is not an error", () => {
  expect(openLog(join(dir, "absent", "api.log"))).toBeUndefined();
});
