import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openJournal } from "./journal.ts";

interface Tables {
  orders: { amount: number };
  tasks: string;
}

const newPath = () => join(mkdtempSync(join(tmpdir(), "lagrum-journal-")), "journal.jsonl");
const open = (path: string) => openJournal<Tables>(path, ["orders", "tasks"]);

test("committed changes survive a reopen, deletions too", () => {
  const path = newPath();
  const journal = open(path);
  journal.commit({ orders: { a: { amount: 1 }, b: { amount: 2 } }, tasks: { t: "push" } });
  journal.commit({ orders: { a: { amount: 3 } }, tasks: { t: null } });
  for (const each of [journal, open(path), open(path)]) {
    expect([each.list("orders"), each.list("tasks")]).toEqual([[{ amount: 3 }, { amount: 2 }], []]);
  }
});

test("an incomplete last line is ignored, and does not corrupt the next one", () => {
  const path = newPath();
  open(path).commit({ orders: { a: { amount: 1 } } });
  appendFileSync(path, '{"orders":{"a":{"amount":9},"b":{"amou');
  const reopened = open(path);
  expect(reopened.list("orders")).toEqual([{ amount: 1 }]);
  reopened.commit({ orders: { c: { amount: 3 } } });
  expect(open(path).list("orders")).toEqual([{ amount: 1 }, { amount: 3 }]);
});

test("a reopen compacts the journal to one line", () => {
  const path = newPath();
  const journal = open(path);
  for (let amount = 0; amount < 100; amount += 1) journal.commit({ orders: { a: { amount } } });
  expect(readFileSync(path, "utf8").split("\n")).toHaveLength(102);
  open(path);
  expect(readFileSync(path, "utf8").split("\n")).toHaveLength(2);
});
