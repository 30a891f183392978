import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const callTable = fileURLToPath(new URL("../core/src/contract/endpoints.ts", import.meta.url));
const noServerFunctions = fileURLToPath(new URL("./src/noServerFunctions.ts", import.meta.url));

/**
 * Keeps two things out of the browser that no page there uses:
 * the schemas behind the table of calls (the client needs method, path and access alone; forms import the schemas
 * they check with), and the decoder for server functions, of which this site has none.
 */
export function leanBrowser(): Plugin {
  return {
    name: "lean-browser",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId(id) {
      return id.endsWith("ServerFunctionSerializationAdapter.js") ? noServerFunctions : undefined;
    },
    async load(id) {
      if (id !== callTable) return undefined;
      const { endpoints } = await import("@lagrum/core/contract/endpoints");
      const calls = Object.entries(endpoints).map(([name, { method, path, access }]) => [
        name,
        { method, path, access },
      ]);
      return `export const endpoints = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}
