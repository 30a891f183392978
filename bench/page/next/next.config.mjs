import { fileURLToPath } from "node:url";

export default {
  distDir: "dist",
  // The rules of what a page says are the service's own: both draw from the same.
  transpilePackages: ["@lagrum/core"],
  turbopack: { root: fileURLToPath(new URL("../../..", import.meta.url)) },
};
