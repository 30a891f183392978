import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { servingEnvironment } from "@lagrum/launch/env";
import { freePort } from "@lagrum/launch/os/ports";

/** The servers that a measure compares, each in its own process. */
export interface Servers {
  /** The API on a database. @param settings in addition to those of every measure */
  startApi(appUrl: string, settings: NodeJS.ProcessEnv): Promise<{ base: string; pid: number }>;
  /** A server script in bench that prints its port. @returns its origin */
  startBaseline(file: string, args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** @param dir for the API's log */
export function openServers(dir: string): Servers {
  const children: ChildProcess[] = [];
  const run = (file: string, args: string[], env: NodeJS.ProcessEnv, out: "pipe" | number) => {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const child = spawn(process.execPath, [path, ...args], {
      env: servingEnvironment({ NODE_ENV: "production", ...env }),
      stdio: ["ignore", out, "inherit"],
    });
    children.push(child);
    return child;
  };
  return {
    async startApi(appUrl, settings) {
      const port = await freePort();
      const env = { MODE: "test", PORT: String(port), DATABASE_URL: appUrl, RATE_LIMIT: "100000000", ...settings };
      const { pid = 0 } = run("../api/measuredServer.ts", [], env, openSync(join(dir, "api.log"), "a"));
      const base = `http://127.0.0.1:${port}`;
      for (const deadline = Date.now() + 180_000; Date.now() < deadline; await delay(100)) {
        const response = await fetch(`${base}/api/health/ready`).catch(() => null);
        if (response?.ok) return { base, pid };
      }
      throw new Error("the API did not start");
    },
    async startBaseline(file, args) {
      const child = run(file, args, {}, "pipe");
      if (!child.stdout) throw new Error("no output");
      const [port] = await once(createInterface(child.stdout), "line");
      return `http://127.0.0.1:${port}`;
    },
    async stop() {
      for (const child of children) child.kill("SIGTERM");
      await Promise.all(children.map(async (child) => child.exitCode ?? child.signalCode ?? once(child, "exit")));
    },
  };
}
