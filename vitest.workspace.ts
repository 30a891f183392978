import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/**
 * Files that one worker runs share their modules, of which none keeps what a test could trip over: to load them anew for
 * each file was most of the time.
 */
const isolate = false;

/** Milliseconds, for a machine that is busy with other things: this is for what hangs, not for what is slow. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests that render components, in a browser's stand-in. */
const component = (name: string) => ({
  plugins: [react()],
  test: {
    name,
    root: `./${name}`,
    environment: "jsdom",
    isolate,
    ...patience,
    setupFiles: ["./src/testPatience.ts"],
    include: ["{src,server}/**/*.test.{ts,tsx}"],
  },
});

interface NodeProject {
  include?: string[];
  globalSetup?: string[];
}

const node = (name: string, more: NodeProject = {}) => ({
  test: { name, root: `./${name}`, environment: "node", isolate, ...patience, include: ["src/**/*.test.ts"], ...more },
});

// Vitest 5 reads vitest.config.ts only, which hands this file on.
export default defineConfig({
  test: {
    // By itself Vitest leaves a core to others: on a machine with two that is half of it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      node("core"),
      node("api", {
        include: ["{src,test}/**/*.test.ts"],
        globalSetup: ["./test/globalSetup.ts"],
      }),
      component("site"),
      component("admin"),
      node("machines"),
      node("launch"),
    ],
  },
});
