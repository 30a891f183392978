import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { inheritedEnvironment } from "../env.ts";
import { OperatorError } from "../operator/operatorError.ts";
import type { StartupLog } from "../operator/startupLog.ts";
import { killGroup } from "../os/processes.ts";
import { root } from "../workspaceRoot.ts";
import { hashOfInputs } from "./buildInputs.ts";

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
  workspace = root,
): Promise<void> {
  for (const name of names) {
    if (!existsSync(join(workspace, name, "vite.config.ts"))) continue;
    const stamp = join(workspace, name, "dist", ".inputs");
    const inputs = hashOfInputs(workspace, name);
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) continue;
    // A build that fails or is interrupted leaves half a bundle, which fits no inputs.
    rmSync(stamp, { force: true });
    await startupLog.step(titles[name], () => runBuild(join(workspace, name), signal));
    writeFileSync(stamp, inputs);
  }
}

async function runBuild(folder: string, signal: AbortSignal): Promise<void> {
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
  if (code !== 0) throw new OperatorError(`Bygget av ${basename(folder)}/ misslyckades:\n\n${output.trim()}`);
}
