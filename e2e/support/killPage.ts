import type { BrowserContext, Page } from "playwright/test";

/** Kills the page's process, so that none of its event handlers run. */
export async function killPage(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const isCrashed = page.waitForEvent("crash");
  // The command gets no response from a crashed process.
  session.send("Page.crash").catch(() => {});
  await isCrashed;
  await page.close();
}
