import { expect, type Page } from "playwright/test";

/**
 * Presses the button until the receipt's URL is open: a form that is sent before its minimum submit time is refused, with
 * the typed values. The receipt may open after an attempt has given up, and has no button.
 * @param fill fills in what a refused form does not return
 */
export const sendForm = (page: Page, button: string | RegExp, receipt: RegExp, fill = async () => {}): Promise<void> =>
  expect(async () => {
    if (!receipt.test(page.url())) {
      await fill();
      await page.getByRole("button", { name: button }).click({ timeout: 2000 });
    }
    await expect(page).toHaveURL(receipt, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
