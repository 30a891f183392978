import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "./build/precompress.ts";
import { stripEndpointSchemas } from "./build/stripEndpointSchemas.ts";

/** What a page reads before it is drawn comes with it: the texts of policies and rules of forms are in no other's program. */
const defaultBehavior: ("loader" | "component")[][] = [["loader", "component"]];

/** Packed as one, a program is smaller than its parts: what every page needs, and what pages with answers of the API need. */
const groups = [
  { name: "frame", tags: ["$initial" as const], priority: 1 },
  { name: "queries", test: /@tanstack\+(?:react-query|query-core)|use-sync-external-store/ },
];

export default defineConfig({
  // Said aloud, oxc minifies the server's half too, whose runtime stands inline in every page.
  // Typefaces stay files: the pages' policy allows none that stand in the style sheet itself.
  build: { minify: "oxc", assetsInlineLimit: (file) => (file.endsWith(".woff2") ? false : undefined) },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups } } },
        // Scripts name what they need themselves; style sheets must be asked for, and be there before their page is drawn.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((name) => name.endsWith(".css")),
        },
      },
    },
  },
  plugins: [
    stripEndpointSchemas(),
    tanstackStart({
      router: { codeSplittingOptions: { defaultBehavior } },
      // The first paint waits for the page alone.
      server: { build: { inlineCss: true } },
    }),
    react(),
    precompress(),
  ],
});
