import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const table = fileURLToPath(new URL("../src/api/siteEndpoints.ts", import.meta.url));

/**
 * Strips the schemas from the endpoints in the browser bundle: method, path, media type and whether the call is public
 * remain.
 */
export function stripEndpointSchemas(): Plugin {
  return {
    name: "strip-endpoint-schemas",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async load(id) {
      if (id !== table) return undefined;
      const { siteEndpoints }: typeof import("../src/api/siteEndpoints.ts") = await import(table);
      const calls = Object.entries(siteEndpoints).map(([name, { method, path, access, ...rest }]) => [
        name,
        {
          method,
          path,
          access: access === "public" ? access : undefined,
          media: "media" in rest ? rest.media : undefined,
        },
      ]);
      return `export const siteEndpoints = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}
