import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inheritedEnvironment } from "../env.ts";
import { OperatorError } from "../operatorError.ts";
import { killGroup } from "../os/processes.ts";
import { root } from "../workspaceRoot.ts";
import type { StartupLog } from "./startupLog.ts";

const titles = {
  api: "Bygger API:et",
  site: "Bygger webbplatsen",
  admin: "Bygger administrationen",
  machines: "Bygger tillståndsmaskinerna",
};
export type AppName = keyof typeof titles;

/**
 * Builds the apps whose sources have changed since their last build, one at a time.
 * @throws OperatorError with the end of the build's output.
 */
export async function buildApps(
  startupLog: StartupLog,
  signal: AbortSignal,
  names: AppName[] = ["api", "site", "admin", "machines"],
): Promise<void> {
  for (const name of names) {
    if (!existsSync(join(root, name, "vite.config.ts"))) continue;
    const stamp = join(root, name, "dist", ".sources");
    const sources = hashOfSources(name);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) continue;
    await startupLog.step(titles[name], () => runBuild(name, signal));
    writeFileSync(stamp, sources);
  }
}

/** A hash of the build's inputs. */
function hashOfSources(app: string): string {
  const files = globSync(
    [`${app}/{src,public}/**/*`, `${app}/*.{ts,html,json}`, "core/src/**/*.ts", "pnpm-lock.yaml"],
    {
      cwd: root,
      withFileTypes: true,
      exclude: (entry) => /\.(test|spec)\.tsx?$|\.gen\.ts$/.test(typeof entry === "string" ? entry : entry.name),
    },
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

async function runBuild(app: string, signal: AbortSignal): Promise<void> {
  const folder = join(root, app);
  const { scripts } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    scripts: { build: string };
  };
  const inherited = inheritedEnvironment();
  const path = [join(folder, "node_modules/.bin"), join(root, "node_modules/.bin"), inherited.PATH].join(":");
  const child = spawn(scripts.build, {
    cwd: folder,
    env: { ...inherited, NODE_ENV: "production", PATH: path },
    shell: true,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  signal.addEventListener("abort", () => child.pid !== undefined && killGroup(child.pid), { once: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk).slice(-6000);
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once("error", fail);
    child.once("close", done);
  });
  signal.throwIfAborted();
  if (code !== 0) throw new OperatorError(`Bygget av ${app}/ misslyckades:\n\n${output.trim()}`);
}
