import { buildTarget } from "@lagrum/core/browsers/supportedBrowsers";
import { noncePlaceholder } from "@lagrum/core/csp/nonce";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { machineDiagrams } from "./src/build/machineDiagramsPlugin.ts";

export default defineConfig({
  base: "/machines/",
  html: { cspNonce: noncePlaceholder },
  build: {
    target: buildTarget,
    outDir: "dist/machines",
    emptyOutDir: true,
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
  },
  plugins: [machineDiagrams(), react()],
});
