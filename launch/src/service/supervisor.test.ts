import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { inheritedEnvironment } from "../env.ts";
import { freePort, isAnswering } from "../os/ports.ts";
import { isAlive } from "../os/processes.ts";
import { createSupervisor, type ManagedProcess, type RunningProcess, type Supervisor } from "./supervisor.ts";

const started: Supervisor[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((supervisor) => supervisor.stop([])));
});

function create(refusal?: () => Error | undefined) {
  const logDir = mkdtempSync(join(tmpdir(), "lagrum-logs-"));
  const reports: string[] = [];
  let running: RunningProcess[] = [];
  const supervisor = createSupervisor({
    logDir,
    record: (now) => {
      const error = refusal?.();
      if (error) throw error;
      running = now;
    },
    report: (message) => reports.push(message),
    timeoutMs: { ready: 5000, end: 500 },
  });
  started.push(supervisor);
  return { supervisor, logDir, reports, pidOf: (name: string) => running.find((part) => part.name === name)?.pid ?? 0 };
}

async function webProcess(name: string, program: string): Promise<ManagedProcess & { port: number }> {
  const port = await freePort();
  const env = { ...inheritedEnvironment(), PORT: String(port) };
  const readyUrl = `http://127.0.0.1:${port}/`;
  return { name, title: name, command: process.execPath, args: ["-e", program], cwd: tmpdir(), env, readyUrl, port };
}

const SERVER = `require("http").createServer((_, response) => response.end("ok")).listen(process.env.PORT, "127.0.0.1");`;

test("a killed process is restarted on the same port", async () => {
  const { supervisor, reports, pidOf } = create();
  const part = await webProcess("site", SERVER);
  await supervisor.start(part);
  const first = pidOf("site");
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(reports.at(-1)).toBe("site är igång igen."), 5000);
  expect(reports[0]).toBe("site stannade (SIGKILL) och startas om.");
  expect(pidOf("site")).not.toBe(first);
  expect(await isAnswering(part.port)).toBe(true);
});

test("processes are stopped in the given order, with SIGKILL after the timeout, child processes included", async () => {
  const { supervisor, pidOf, logDir } = create();
  const polite = `process.on("SIGTERM", () => { console.log(Date.now()); process.exit(0); });`;
  const stubborn = `const child = require("child_process").spawn("sleep", ["60"]); console.log(child.pid); process.on("SIGTERM", () => {});`;
  await supervisor.start(await webProcess("api", SERVER + polite));
  await supervisor.start(await webProcess("site", SERVER + polite));
  await supervisor.start(await webProcess("admin", SERVER + stubborn));
  const all = ["api", "site", "admin"].map(pidOf);
  await supervisor.stop(["site", "api"]);
  const loggedNumber = (name: string) => Number(readFileSync(join(logDir, `${name}.log`), "utf8"));
  expect(loggedNumber("site")).toBeLessThan(loggedNumber("api"));
  expect([...all, loggedNumber("admin")].filter(isAlive)).toEqual([]);
});

test("a full disk, where no record can be written, stops neither the supervisor nor restarts", async () => {
  let isFull = true;
  const { supervisor, reports, pidOf } = create(() =>
    isFull ? Object.assign(new Error("no space left on device"), { code: "ENOSPC" }) : undefined,
  );
  const part = await webProcess("site", SERVER.replace('"ok"', "String(process.pid)"));
  const pid = async () => Number(await (await fetch(part.readyUrl)).text());
  await supervisor.start(part);
  const first = await pid();
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(reports.at(-1)).toBe("site är igång igen."), 5000);
  expect(await pid()).not.toBe(first);
  expect(reports.filter((report) => report.includes("no space left"))).toHaveLength(1);
  isFull = false;
  await vi.waitFor(async () => expect(pidOf("site")).toBe(await pid()), 5000);
});

test("a process that never becomes ready fails the start with the end of its log", async () => {
  const { supervisor } = create();
  const broken = await webProcess("api", `console.error("no such database"); process.exit(3);`);
  await expect(supervisor.start(broken)).rejects.toThrow(/api kom inte igång[\s\S]*no such database/);
});
