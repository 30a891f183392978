import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  base: "/machines/",
  // elk, the layout engine, is one large file; it is loaded when the first diagram is drawn.
  build: {
    outDir: "dist/machines",
    emptyOutDir: true,
    assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined),
    chunkSizeWarningLimit: 1600,
  },
  plugins: [react()],
});
