import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const configured = fileURLToPath(new URL("../../core/src/csp/zodWithoutEval.ts", import.meta.url));

/** Resolves zod to a module that configures it for the Content-Security-Policy. Pages without zod don't load it. */
export function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source) => (source === "zod" ? configured : undefined),
  };
}
