import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const configured = fileURLToPath(new URL("../../core/src/csp/zodWithoutEval.ts", import.meta.url));

/** Gives the browser a zod that is configured for the Content-Security-Policy where it is first imported, not on each page. */
export function zodWithoutEval(): Plugin {
  return {
    name: "zod-without-eval",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source) => (source === "zod" ? configured : undefined),
  };
}
