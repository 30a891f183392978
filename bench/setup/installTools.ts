import { execFileSync } from "node:child_process";
import { inheritedEnvironment } from "@lagrum/launch/env";

/**
 * Installs the dependencies of one measure from the lockfile in its folder, so that the service does not install them.
 * The folder must be a pnpm workspace (pnpm-workspace.yaml).
 */
export function installTools(folder: string): void {
  console.log(`Installing the measure's own tools in ${folder}`);
  const args = ["-y", "pnpm@12", "install", "--frozen-lockfile", "--prefer-offline"];
  // pnpm's environment variables describe this workspace, not that one.
  const env = Object.fromEntries(
    Object.entries(inheritedEnvironment()).filter(([name]) => !/^(npm|pnpm)_/i.test(name)),
  );
  execFileSync("npx", args, { cwd: folder, env, stdio: ["ignore", "ignore", "inherit"] });
}
