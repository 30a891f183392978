import { fileURLToPath } from "node:url";

export default {
  distDir: "dist",
  // Both use the rules and texts of core.
  transpilePackages: ["@lagrum/core"],
  turbopack: { root: fileURLToPath(new URL("../../..", import.meta.url)) },
};
