import { fileURLToPath } from "node:url";
import { defineConfig, type ReporterDescription } from "playwright/test";
import { baseUrl, browser, dataDir, port, reportFile, runningService } from "./support/env.ts";

const reporters: ReporterDescription[] = [["list"]];
if (reportFile) reporters.push(["json", { outputFile: reportFile }]);

const service = {
  command: "node launch/src/commands/start.ts",
  cwd: fileURLToPath(new URL("..", import.meta.url)),
  url: `${baseUrl}/api/health/ready`,
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 30_000 },
  env: {
    MODE: "demo",
    PORT: String(port),
    DATA_DIR: dataDir,
    // All stories use one IP address. Rate limits have their own tests in the API.
    RATE_LIMIT: "100000",
    OVERLOAD_LIMIT: "0",
    ASK_LIMIT_IP: "100000",
    ASK_LIMIT_EMAIL: "100000",
    FORM_LIMIT_IP: "100000",
    BOOKING_LIMIT_NETWORK: "100000",
    FORM_LIMIT_EMAIL: "100000",
    MAIL_LIMIT_EMAIL: "100000",
    SIGNUP_LIMIT_IP: "100000",
    SIGNUP_LIMIT_EMAIL: "100000",
    SIGNIN_LIMIT_IP: "100000",
    SIGNIN_LIMIT_EMAIL: "100000",
  },
};

export default defineConfig({
  testDir: "./stories",
  outputDir: "./test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: reporters,
  use: {
    baseURL: baseUrl,
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    // Reduced motion: a click during an opening animation is lost.
    reducedMotion: "reduce",
    // Tracing costs a fifth of the run time. Use `--trace on` to debug one story.
    screenshot: "only-on-failure",
    launchOptions: { ...(browser.executablePath && { executablePath: browser.executablePath }), args: browser.args },
  },
  ...(!runningService && { webServer: service }),
});
