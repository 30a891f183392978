import { createStartupLog } from "../operator/startupLog.ts";
import { runProgram } from "../os/runProgram.ts";
import { type AppName, buildApps } from "../service/buildApps.ts";
import { findTestBrowser } from "./chromium.ts";

/** Builds the apps that have changed; the stories run on the built service. @param apps none means all */
export const buildForBrowserTests = (...apps: AppName[]): Promise<void> =>
  buildApps(createStartupLog(), new AbortController().signal, apps.length > 0 ? apps : undefined);

/**
 * Runs the stories with the test browser. @returns Playwright's exit code
 * @param stories names or parts of names; none means all
 */
export async function runBrowserTests(
  stories: string[],
  env: NodeJS.ProcessEnv = {},
  config = "e2e/playwright.config.ts",
): Promise<number> {
  const { executablePath, args } = await findTestBrowser();
  const browser = { ...(executablePath && { BROWSER_PATH: executablePath }), BROWSER_ARGS: JSON.stringify(args) };
  return runProgram("playwright", ["test", "-c", config, ...stories], { ...browser, ...env });
}
