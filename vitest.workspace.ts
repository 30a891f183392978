import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Tests that render components, in a browser's stand-in. */
const component = (name: string) => ({
  plugins: [react()],
  test: { name, root: `./${name}`, environment: "jsdom", include: ["src/**/*.test.{ts,tsx}"] },
});

const node = (name: string, more: { include?: string[]; globalSetup?: string[] } = {}) => ({
  test: { name, root: `./${name}`, environment: "node", include: ["src/**/*.test.ts"], ...more },
});

// Vitest 5 reads vitest.config.ts only, which hands this file on.
export default defineConfig({
  test: {
    projects: [
      node("core"),
      node("api", { include: ["{src,test}/**/*.test.ts"], globalSetup: ["./test/globalSetup.ts"] }),
      component("site"),
      component("admin"),
      node("machines"),
      node("launch"),
    ],
  },
});
