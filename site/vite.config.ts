import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanBrowser } from "./leanBrowser.ts";
import { precompress } from "./precompress.ts";

export default defineConfig({
  // Said aloud, oxc minifies the server's half too, whose runtime stands inline in every page.
  build: { minify: "oxc" },
  plugins: [leanBrowser(), tanstackStart(), react(), precompress()],
});
