import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { inheritedEnvironment } from "@lagrum/launch/env";
import { root } from "@lagrum/launch/workspaceRoot";

/** The service as an operator runs it: one launcher on one data folder. */
export interface Launched {
  dataDir: string;
  /** Without a name lookup. */
  url: string;
  /** The address that pages name as their own. */
  publicUrl: string;
  /** Starts the launcher and waits for its address table. @returns milliseconds */
  start(): Promise<number>;
  /** Sends SIGINT and waits for the exit. @returns milliseconds */
  interrupt(): Promise<number>;
  /** The current process id of a managed process, the launcher or PostgreSQL. Undefined while there is none. */
  pidOf(part: string): number | undefined;
  /** The port of a process, from DATA_DIR/ports.json. */
  portOf(part: string): number;
}

const TIMEOUT_MS = 180_000;

/** @param settings in addition to those of every measure */
export function prepareLauncher(dataDir: string, port: number, settings: NodeJS.ProcessEnv = {}): Launched {
  const outputPath = `${dataDir}.out`;
  let child: ChildProcess | undefined;

  async function started(from: number): Promise<void> {
    for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await delay(20)) {
      if (readFileSync(outputPath).subarray(from).includes("Stoppa med Ctrl-C")) return;
      if (child?.exitCode !== null || child.signalCode !== null) break;
    }
    throw new Error(`the service did not start:\n${readFileSync(outputPath, "utf8").slice(-3000)}`);
  }

  return {
    dataDir,
    url: `http://127.0.0.1:${port}`,
    publicUrl: `http://localhost:${port}`,
    async start() {
      const startedAt = performance.now();
      const output = openSync(outputPath, "a");
      const from = readFileSync(outputPath).length;
      const env = {
        ...inheritedEnvironment(),
        MODE: "demo",
        HOST: "127.0.0.1",
        PORT: String(port),
        DATA_DIR: dataDir,
        // No rate limits: all questions come from one IP address.
        RATE_LIMIT: "100000000",
        ASK_LIMIT_IP: "100000000",
        ASK_LIMIT_EMAIL: "100000000",
        MAIL_LIMIT_EMAIL: "100000000",
        ...settings,
      };
      child = spawn(process.execPath, ["launch/src/commands/start.ts"], {
        cwd: root,
        env,
        stdio: ["ignore", output, output],
      });
      closeSync(output);
      await started(from);
      return performance.now() - startedAt;
    },
    async interrupt() {
      const startedAt = performance.now();
      if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
      const exited = once(child, "exit");
      child.kill("SIGINT");
      await exited;
      return performance.now() - startedAt;
    },
    pidOf(part) {
      if (part === "launcher") return child?.pid;
      try {
        if (part === "postgres") return Number.parseInt(readText(dataDir, "postgres/data/postmaster.pid"), 10);
        const running = JSON.parse(readText(dataDir, "running.json")) as { name: string; pid: number }[];
        return running.find(({ name }) => name === part)?.pid;
      } catch {
        return undefined;
      }
    },
    portOf(part) {
      const ports = JSON.parse(readText(dataDir, "ports.json")) as Record<string, number>;
      return ports[part] ?? 0;
    },
  };
}

/**
 * Every process of the service on this data folder, orphans included: those with the folder in their environment or
 * arguments, and PostgreSQL's, by working directory. Linux only.
 */
export function processesOf(dataDir: string): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => belongs(pid, dataDir))
    .map(Number);
}

function belongs(pid: string, dataDir: string): boolean {
  const folder = `/proc/${pid}`;
  try {
    if (readlinkSync(`${folder}/cwd`).startsWith(`${dataDir}/`)) return true;
    const environment = readFileSync(`${folder}/environ`, "utf8").split("\0");
    const words = readFileSync(`${folder}/cmdline`, "utf8").split("\0");
    return environment.includes(`DATA_DIR=${dataDir}`) || words.some((word) => word.startsWith(`${dataDir}/`));
  } catch {
    // Exited meanwhile, or no permission.
    return false;
  }
}

function readText(dataDir: string, file: string): string {
  return readFileSync(join(dataDir, file), "utf8");
}
