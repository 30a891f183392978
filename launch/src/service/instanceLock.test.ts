import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { identify, isAlive } from "../os/processes.ts";
import { lockDataDir } from "./instanceLock.ts";

const newDir = () => mkdtempSync(join(tmpdir(), "lagrum-claim-"));

test("a second launcher on the same data folder gets an error with the owner's process id and what to do", async () => {
  const dir = newDir();
  const first = await lockDataDir(dir, "http://localhost:3000");
  const refused = lockDataDir(dir, "http://localhost:3000");
  await expect(refused).rejects.toThrow(new RegExp(`redan igång .*process ${process.pid}.*\\n.*kill ${process.pid}`));
  first.release();
  const second = await lockDataDir(dir, "http://localhost:3000");
  second.release();
});

test("processes left by a killed launcher are terminated, but not an unrelated one with a reused id", async () => {
  const dir = newDir();
  const sleepers = [1, 2].map(() => spawn("sleep", ["60"], { detached: true }));
  const [orphan, stranger] = sleepers.map(({ pid = 0 }) => identify(pid));
  if (!orphan || !stranger) throw new Error("sleep did not start");
  writeFileSync(join(dir, "launcher.json"), JSON.stringify({ launcher: { pid: process.pid, startedAt: "long ago" } }));
  const left = [
    { name: "api", ...orphan },
    { name: "site", pid: stranger.pid, startedAt: "long ago" },
  ];
  writeFileSync(join(dir, "running.json"), JSON.stringify(left));
  const instance = await lockDataDir(dir, "http://localhost:3000");
  expect(instance.terminated.map(({ name }) => name)).toEqual(["api"]);
  expect(isAlive(orphan.pid)).toBe(false);
  expect(isAlive(stranger.pid)).toBe(true);
  process.kill(stranger.pid, "SIGKILL");
  instance.release();
});
