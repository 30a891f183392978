import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { leanBrowser } from "./leanBrowser.ts";
import { precompress } from "./precompress.ts";

/** What a page reads before it is drawn comes with it: the texts of policies and rules of forms are in no other's program. */
const defaultBehavior: ("loader" | "component" | "errorComponent" | "notFoundComponent")[][] = [
  ["loader", "component"],
  ["errorComponent"],
  ["notFoundComponent"],
];

export default defineConfig({
  // Said aloud, oxc minifies the server's half too, whose runtime stands inline in every page.
  // Typefaces stay files: the pages' policy allows none that stand in the style sheet itself.
  build: { minify: "oxc", assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined) },
  plugins: [
    leanBrowser(),
    tanstackStart({ router: { codeSplittingOptions: { defaultBehavior } } }),
    react(),
    precompress(),
  ],
});
