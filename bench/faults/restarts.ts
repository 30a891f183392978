import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "@lagrum/launch/os/ports";
import { isAlive } from "@lagrum/launch/os/processes";
import { type Launched, prepareLauncher } from "../setup/launcher.ts";
import { median } from "../setup/result.ts";
import { type Figure, pidOf, until } from "./figures.ts";
import { query } from "./questionVerdict.ts";

/** The supervisor delays the restart of a process that ran for less than ten seconds. */
const PAUSE_MS = 11_000;
/** Maximum medians in milliseconds. */
const limits = { api: 3000, site: 3000, postgres: 1000 };
type Part = keyof typeof limits;

/** Kills the API, the site and the database ten times each. @returns the medians of the times to the first response */
export async function measureRestarts(rounds: number): Promise<Figure[]> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "lagrum-restarts-")));
  const launched = prepareLauncher(join(folder, "data"), await freePort());
  const times: Record<Part, number[]> = { api: [], site: [], postgres: [] };
  try {
    await launched.start();
    for (let round = 0; round < rounds; round += 1) {
      for (const part of Object.keys(limits) as Part[]) {
        await delay(PAUSE_MS / 3);
        times[part].push(await killAndWait(launched, part));
        console.log(`${part}: ${Math.round(times[part].at(-1) ?? 0)} ms`);
      }
    }
  } finally {
    await launched.interrupt();
    rmSync(folder, { recursive: true });
  }
  const what = { api: "API answers", site: "start page answers", postgres: "API answers after the database accepts" };
  return (Object.keys(limits) as Part[]).map((part) => ({
    fault: `kill -9 of ${part}`,
    what: `${what[part]}, ms, median of ${rounds} (longest ${Math.round(Math.max(...times[part]))})`,
    figure: Math.round(median(times[part])),
    limit: limits[part],
  }));
}

/** @returns milliseconds to the first response: from the kill, or for the database from when it accepts connections */
export async function killAndWait(launched: Launched, part: Part, killed = pidOf(launched, part)): Promise<number> {
  let from = performance.now();
  process.kill(killed, "SIGKILL");
  // On a full disk the launcher's record has no new process id.
  await until(() => !isAlive(killed));
  if (part === "postgres") {
    await until(() => query(launched, "select").then(isTrue, isFalse));
    from = performance.now();
  }
  const url = part === "site" ? `${launched.url}/` : `http://127.0.0.1:${launched.portOf("api")}/api/health/ready`;
  await until(() => answers(url));
  return performance.now() - from;
}

const isTrue = () => true;
const isFalse = () => false;

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    },
    () => false,
  );
