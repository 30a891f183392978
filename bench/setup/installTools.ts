import { execFileSync } from "node:child_process";
import { inheritedEnvironment } from "@lagrum/launch/env";

/**
 * Installs what only a measure needs, from the lockfile in its own folder: none of it is in the service's install.
 * The folder must be a workspace of its own (pnpm-workspace.yaml).
 */
export function installTools(folder: string): void {
  console.log(`Installing the measure's own tools in ${folder}`);
  const args = ["-y", "pnpm@12", "install", "--frozen-lockfile", "--prefer-offline"];
  // What pnpm tells the program that it runs is about this workspace, not about that one.
  const env = Object.fromEntries(
    Object.entries(inheritedEnvironment()).filter(([name]) => !/^(npm|pnpm)_/i.test(name)),
  );
  execFileSync("npx", args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
}
