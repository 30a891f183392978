import { defineConfig } from "playwright/test";
import config from "./playwright.config.ts";

/** `pnpm pictures` retakes README's pictures against a demo service of its own. */
export default defineConfig(config, {
  testDir: "./pictures",
  use: { viewport: { width: 1280, height: 860 }, colorScheme: "light" },
});
