import { expect, test } from "vitest";
import { until } from "../../test/waitUntil.ts";
import { createTerminal } from "./terminal.ts";

const counts = { read: 10, new: 9, changed: 0, unchanged: 0, kept: 0, failed: 1 };

function listen(isTTY: boolean) {
  const said: string[] = [];
  return { said, terminal: createTerminal({ write: (text) => said.push(text), isTTY }) };
}

test("in a terminal the progress line is cleared before a fault is written", async () => {
  const { said, terminal } = listen(true);
  await until(() => {
    terminal.progress(counts, 0.5);
    return said.length;
  });
  terminal.fault(7, [{ field: "Title", text: "saknas" }]);
  terminal.clear();
  const [drawn, ...rest] = said;
  expect(drawn).toMatch(/50 %, 10 rader, 1 fel, [\d\u00a0]+ rader\/s$/);
  expect(rest).toEqual(["\r\u001b[2K", "Rad 7: Title saknas.\n"]);
});

test("the pace is measured from the first line, without the database's start-up time", () => {
  const said: string[] = [];
  let now = 0;
  const terminal = createTerminal({ write: (text) => said.push(text) }, () => now);
  now = 60_000;
  terminal.begin();
  terminal.progress(counts, 0.1);
  expect(said).toEqual([]);
  now += 5_000;
  terminal.progress(counts, 0.5);
  expect(said).toEqual(["50 %, 10 rader, 1 fel, 2 rader/s\n"]);
});

test("at most a thousand faults are written", () => {
  const { said, terminal } = listen(false);
  for (let line = 1; line <= 5000; line++) terminal.fault(line, [{ field: null, text: "raden är inte giltig JSON" }]);
  expect(said).toHaveLength(1001);
  expect(said.at(-1)).toBe("Det som är fel på fler än 1\u00a0000 rader räknas men skrivs inte ut.\n");
});
