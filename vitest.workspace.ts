import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/**
 * Files that one worker runs share their modules, of which none keeps what a test could trip over: to load them anew for
 * each file was most of the time.
 */
const isolate = false;

/** Tests that render components, in a browser's stand-in. */
const component = (name: string) => ({
  plugins: [react()],
  test: { name, root: `./${name}`, environment: "jsdom", isolate, include: ["{src,server}/**/*.test.{ts,tsx}"] },
});

interface NodeProject {
  include?: string[];
  globalSetup?: string[];
  /** Milliseconds. */
  testTimeout?: number;
  hookTimeout?: number;
}

const node = (name: string, more: NodeProject = {}) => ({
  test: { name, root: `./${name}`, environment: "node", isolate, include: ["src/**/*.test.ts"], ...more },
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
        // Real databases and processes on a busy machine: the patience is for hanging, not for speed.
        testTimeout: 60_000,
        hookTimeout: 60_000,
      }),
      component("site"),
      component("admin"),
      // Drawing every machine takes seconds.
      node("machines", { testTimeout: 60_000 }),
      node("launch"),
    ],
  },
});
