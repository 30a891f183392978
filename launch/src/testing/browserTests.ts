import { createStartupLog } from "../operator/startupLog.ts";
import { runProgram } from "../os/runProgram.ts";
import { type AppName, buildApps } from "../service/buildApps.ts";
import { findBrowser, findTestBrowser } from "./chromium.ts";

/** Builds the apps that have changed; the stories run on the built service. @param apps none means all */
export const buildForBrowserTests = (...apps: AppName[]): Promise<void> =>
  buildApps(createStartupLog(), new AbortController().signal, apps.length > 0 ? apps : undefined);

/**
 * Runs the stories with the test browser. @returns Playwright's exit code
 * @param options names of stories or parts of names, and Playwright's options; none means all stories
 */
export async function runBrowserTests(
  options: string[],
  env: NodeJS.ProcessEnv = {},
  config = "e2e/playwright.config.ts",
): Promise<number> {
  // The bundled browser, which the tests prefer, has no windows.
  const { executablePath, args } = await (options.includes("--headed") ? findBrowser() : findTestBrowser());
  const browser = { ...(executablePath && { BROWSER_PATH: executablePath }), BROWSER_ARGS: JSON.stringify(args) };
  return runProgram("playwright", ["test", "-c", config, ...options], { ...browser, ...env });
}
