import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** Tests, and the route tree that the site's build itself writes. */
const excluded = /\.(test|spec)\.tsx?$|^routeTree\.gen\.ts$/;

/** A hash of everything that the build of an app reads. @param workspace the folder of the app and of core */
export function hashOfInputs(workspace: string, app: string): string {
  const patterns = [
    `${app}/{src,public,build}/**/*`,
    `${app}/*.{ts,html,json}`,
    "core/src/**/*",
    "core/package.json",
    "tsconfig.base.json",
    "pnpm-lock.yaml",
  ];
  const files = globSync(patterns, { cwd: workspace, withFileTypes: true })
    .filter((entry) => entry.isFile() && !excluded.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(relative(workspace, file)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}
