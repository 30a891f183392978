import { expect, test } from "vitest";
import { until } from "../../test/waitUntil.ts";
import { createTerminal } from "./terminal.ts";

const counts = { read: 10, new: 9, changed: 0, unchanged: 0, skipped: 0, failed: 1, withPii: null };

function listen(isTTY: boolean) {
  const output: string[] = [];
  return { output, terminal: createTerminal({ write: (text) => output.push(text), isTTY }) };
}

test("in a terminal the progress line is cleared before a fault is written", async () => {
  const { output, terminal } = listen(true);
  await until(() => {
    terminal.progress(counts, 0.5);
    return output.length;
  });
  terminal.fault(7, [{ field: "Title", text: "saknas" }]);
  terminal.clear();
  const [progress, ...rest] = output;
  expect(progress).toMatch(/50 %, 10 rader, 1 fel, [\d\u00a0]+ rader\/s$/);
  expect(rest).toEqual(["\r\u001b[2K", "Rad 7: Title saknas.\n"]);
});

test("the pace is measured from the first line, without the database's start-up time", () => {
  const output: string[] = [];
  let now = 0;
  const terminal = createTerminal({ write: (text) => output.push(text) }, () => now);
  now = 60_000;
  terminal.begin();
  terminal.progress(counts, 0.1);
  expect(output).toEqual([]);
  now += 5_000;
  terminal.progress(counts, 0.5);
  expect(output).toEqual(["50 %, 10 rader, 1 fel, 2 rader/s\n"]);
});

test("at most a thousand faults are written", () => {
  const { output, terminal } = listen(false);
  for (let line = 1; line <= 5000; line++) terminal.fault(line, [{ field: null, text: "raden är inte giltig JSON" }]);
  expect(output).toHaveLength(1001);
  expect(output.at(-1)).toBe("Det som är fel på fler än 1\u00a0000 rader räknas men skrivs inte ut.\n");
});
