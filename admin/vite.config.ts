import { buildTarget } from "@lagrum/core/browsers/supportedBrowsers";
import { noncePlaceholder } from "@lagrum/core/csp/nonce";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/admin/",
  html: { cspNonce: noncePlaceholder },
  build: {
    target: buildTarget,
    outDir: "dist/admin",
    emptyOutDir: true,
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    chunkSizeWarningLimit: 1500,
  },
  plugins: [react()],
});
