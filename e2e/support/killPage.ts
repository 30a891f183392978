import type { BrowserContext, Page } from "playwright/test";

/** Ends the page's process without any of its event handlers running. */
export async function killPage(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  const isCrashed = page.waitForEvent("crash");
  // The command gets no response from a crashed process.
  session.send("Page.crash").catch(() => {});
  await isCrashed;
  await page.close();
}
