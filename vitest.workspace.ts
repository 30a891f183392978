import { availableParallelism } from "node:os";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Test files in one worker share their modules, which have no mutable state: loading them per file was most of the time. */
const isolate = false;

/** Milliseconds. Generous: a timeout is for a test that hangs, not for one on a busy machine. */
const timeouts = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests that render components in jsdom. */
const component = (name: string) => ({
  plugins: [react()],
  test: {
    name,
    root: `./${name}`,
    environment: "jsdom",
    isolate,
    ...timeouts,
    setupFiles: [join(import.meta.dirname, name, "src/testing/testSetup.ts")],
    include: ["{src,server}/**/*.test.{ts,tsx}"],
  },
});

interface NodeProject {
  include?: string[];
  globalSetup?: string[];
}

const node = (name: string, more: NodeProject = {}) => ({
  test: { name, root: `./${name}`, environment: "node", isolate, ...timeouts, include: ["src/**/*.test.ts"], ...more },
});

// Vitest 5 only reads vitest.config.ts, which exports this file.
export default defineConfig({
  test: {
    // Vitest's default leaves one core idle, which on two cores is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      node("core"),
      node("api", {
        include: ["{src,test}/**/*.test.ts"],
        globalSetup: [join(import.meta.dirname, "api/test/globalSetup.ts")],
      }),
      component("site"),
      component("admin"),
      node("machines"),
      node("launch"),
    ],
  },
});
