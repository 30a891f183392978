import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { inheritedEnvironment, servingEnvironment } from "@lagrum/launch/env";
import { freePort } from "@lagrum/launch/os/ports";
import { root } from "@lagrum/launch/workspaceRoot";
import { get } from "../setup/httpGet.ts";
import type { Recording } from "./recording.ts";

export const nextFolder = join(import.meta.dirname, "next");

export interface Target {
  name: string;
  pid: number;
  origin: string;
  /** The path of an answer by its uri. */
  pathOf(uri: string): string;
}

/** The same public origin for all, so that their canonical URLs have the same length. */
const PUBLIC_URL = "http://localhost:3000";

const environment = (more: NodeJS.ProcessEnv) => ({
  ...inheritedEnvironment(),
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  PUBLIC_URL,
  ...more,
});

const ours = (uri: string) => `/answers/${uri}`;

/** Starts all compared servers on the recorded API responses; call `stop` in a finally block. */
export function prepareTargets(folder: string) {
  const children: ChildProcess[] = [];
  // Next.js logs every connection that the load generator closes at the end.
  const log = openSync(join(folder, "servers.log"), "a");

  function run(args: string[], cwd: string, more: NodeJS.ProcessEnv = {}, out: "ignore" | "pipe" = "ignore") {
    const child = spawn(process.execPath, args, { cwd, env: environment(more), stdio: ["ignore", out, log] });
    children.push(child);
    return child;
  }

  /** A script in this folder that prints its port. */
  async function runScript(file: string, args: string[]): Promise<{ origin: string; pid: number }> {
    const child = run([join(import.meta.dirname, file), ...args], root, {}, "pipe");
    if (!child.stdout) throw new Error("no output");
    const [port] = await once(createInterface(child.stdout), "line");
    return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0 };
  }

  async function waitUntilReady(child: ChildProcess, url: string): Promise<number> {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await delay(50)) {
      if (child.exitCode !== null) break;
      const status = await get(url).then(
        (got) => got.status,
        () => 0,
      );
      if (status > 0) return child.pid ?? 0;
    }
    throw new Error(`no response from ${url}`);
  }

  async function startSite(apiInnerUrl: string) {
    const port = await freePort();
    const env = { MODE: "demo", HOST: "127.0.0.1", PORT: String(port), API_INNER_URL: apiInnerUrl };
    const child = run(["server.ts"], join(root, "site"), { ...servingEnvironment(), ...env });
    const origin = `http://127.0.0.1:${port}`;
    return { origin, pid: await waitUntilReady(child, `${origin}/healthz`) };
  }

  /** @param likeUrl a page of our site, whose style sheet the Next.js page uses too */
  async function startNext(apiInnerUrl: string, likeUrl: string) {
    const [, style = ""] = /<style[^>]*>(.*?)<\/style>/s.exec(`${(await get(likeUrl)).body}`) ?? [];
    writeFileSync(join(nextFolder, "answer/pageStyle.js"), `export const pageStyle = ${JSON.stringify(style)};\n`);
    const port = await freePort();
    const nextCli = join(nextFolder, "node_modules/next/dist/bin/next");
    const env = environment({ API_INNER_URL: apiInnerUrl });
    execFileSync(process.execPath, [nextCli, "build"], {
      cwd: nextFolder,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    const args = [nextCli, "start", "-p", String(port), "-H", "127.0.0.1"];
    const child = run(args, nextFolder, { API_INNER_URL: apiInnerUrl });
    const origin = `http://127.0.0.1:${port}`;
    return { origin, pid: await waitUntilReady(child, `${origin}/none`) };
  }

  return {
    startSite,
    async start(recording: Recording, uris: string[]): Promise<Target[]> {
      const file = join(folder, "recording.json");
      writeFileSync(file, JSON.stringify(recording));
      const [cachedApi, uncachedApi] = await Promise.all([
        runScript("replayApi.ts", [file, "cached"]),
        runScript("replayApi.ts", [file, "uncached"]),
      ]);
      const [cached, uncached] = [await startSite(cachedApi.origin), await startSite(uncachedApi.origin)];
      const next = await startNext(uncachedApi.origin, `${cached.origin}${ours(uris[0] ?? "")}`);
      const limit = await runScript("staticServer.ts", [cached.origin, ...uris.map(ours)]);
      return [
        { name: "Next.js, uncached", ...next, pathOf: (uri) => `/uncached/${uri}` },
        { name: "Lagrum, uncached", ...uncached, pathOf: ours },
        { name: "Next.js, cached (ISR)", ...next, pathOf: (uri) => `/cached/${uri}` },
        { name: "Lagrum, cached", ...cached, pathOf: ours },
        { name: "node:http, static bytes", ...limit, pathOf: ours },
      ];
    },
    async stop(): Promise<void> {
      const living = children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      const exits = living.map((child) => once(child, "exit"));
      for (const child of living) child.kill("SIGTERM");
      await Promise.all(exits);
    },
  };
}
