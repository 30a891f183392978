import { expect, test } from "vitest";
import { createReaderPool } from "./readerPool.ts";

const pool = createReaderPool(import.meta.url, { module: "../../test/greedyReader", reader: "echo" });
/** Milliseconds; the machine may be busy. */
const LONG = 60_000;
const echoed = { kind: "done", value: "hej" };

test("a reader that takes all memory in one step fails alone, and those who wait for it are read", async () => {
  const greedy = pool.run<number>(50_000_000, LONG, "takeAllMemory");
  const waiting = ["hej", "hej"].map((text) => pool.run(text, LONG));
  expect(await greedy).toMatchObject({ kind: "failed" });
  expect(await Promise.all(waiting)).toEqual([echoed, echoed]);
});

test("a reader that never ends is ended at its deadline, and those who wait for it are read", async () => {
  const endless = pool.run(null, 1000, "neverEnd");
  const waiting = pool.run("hej", LONG);
  expect(await endless).toEqual({ kind: "late" });
  expect(await waiting).toEqual(echoed);
});

test("an error keeps its code, by which a full disk is known", async () => {
  expect(await pool.run(null, LONG, "refuse")).toMatchObject({ kind: "failed", cause: { code: "ENOSPC" } });
});

test("readers have none of the service's settings: no passwords and no keys", async () => {
  const outcome = await createReaderPool(import.meta.url, { module: "../../test/env", reader: "environment" }).run<
    string[]
  >(null, LONG);
  expect(outcome).toMatchObject({ kind: "done" });
  expect(outcome.kind === "done" && outcome.value.filter((name) => /^(?:DATABASE|NODE_ENV|PATH)/.test(name))).toEqual(
    [],
  );
});
