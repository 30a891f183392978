import { buildTarget } from "@lagrum/core/browsers/supportedBrowsers";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";
import { stripEndpointSchemas } from "./build/stripEndpointSchemas.ts";
import { zodWithoutEval } from "./build/zodWithoutEval.ts";

/** A route's loader is in the chunk of its component, so that policy texts and zod are in no other page's bundle. */
const defaultBehavior: ("loader" | "component")[][] = [["loader", "component"]];

/** One chunk compresses better than many: the code of every page, and the code of pages that query the API. */
const groups = [
  { name: "frame", tags: ["$initial" as const], priority: 1 },
  { name: "queries", test: /@tanstack\+(?:react-query|query-core)|use-sync-external-store/ },
];

export default defineConfig(({ command }) => ({
  // Set explicitly, oxc minifies the server bundle too, whose hydration runtime is inlined in every page.
  // Fonts stay files: the Content-Security-Policy allows no data: fonts.
  build: { minify: "oxc", assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined) },
  environments: {
    // One file is found and loaded faster than hundreds of packages' files.
    ssr: { resolve: { noExternal: command === "build" || [], external: ["@takumi-rs/core", "pdfkit"] } },
    client: {
      build: {
        target: buildTarget,
        rolldownOptions: { output: { codeSplitting: { groups } } },
        // Chunks import each other; only style sheets must be loaded before their page renders.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith(".css")),
        },
      },
    },
  },
  plugins: [
    stripEndpointSchemas(),
    zodWithoutEval(),
    tanstackStart({
      router: { codeSplittingOptions: { defaultBehavior } },
      // The first paint waits for the HTML alone.
      server: { build: { inlineCss: true } },
    }),
    react(),
    precompress(),
  ],
}));
