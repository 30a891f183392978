import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const own = fileURLToPath(new URL("./src", import.meta.url));
const callTable = fileURLToPath(new URL("../core/src/contract/endpoints.ts", import.meta.url));

/** Modules of others that no page uses, and what stands in for each. */
const leftOut: Record<string, string> = {
  "ServerFunctionSerializationAdapter.js": "serverFunctions",
  "/mutationCache.js": "mutations",
  "/infiniteQueryBehavior.js": "infiniteQueries",
};

/** Every word of the site's programs. A call that none of them names can't be made. */
async function readOwn(): Promise<Set<string>> {
  const files = (await readdir(own, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  const programs = await Promise.all(files.map((file) => readFile(join(own, file), "utf8")));
  return new Set(programs.flatMap((program) => program.match(/\w+/g) ?? []));
}

/**
 * Keeps out of the browser what no page there uses: of the table of calls, those that the site doesn't make and the
 * schemas behind the others (the client needs method, path and access alone; forms import the schemas they check with);
 * and modules of others that are brought along unasked.
 */
export function leanBrowser(): Plugin {
  return {
    name: "lean-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(id) {
      const end = Object.keys(leftOut).find((name) => id.endsWith(name));
      return end && fileURLToPath(new URL(`./leftOut/${leftOut[end]}.ts`, import.meta.url));
    },
    async load(id) {
      if (id !== callTable) return undefined;
      const { endpoints } = await import("@lagrum/core/contract/endpoints");
      // While one develops, a page may begin to call what none has called before.
      const written = this.environment.mode === "build" ? await readOwn() : null;
      const calls = Object.entries(endpoints)
        .filter(([name]) => written?.has(name) ?? true)
        .map(([name, { method, path, access }]) => [name, { method, path, access }]);
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}
