import { expect, type Locator, type Page } from "playwright/test";

/** How someone fills in a form. Fields, choices and buttons go by the words that people read. */
export interface Hands {
  write(label: string | RegExp, text: string): Promise<void>;
  pick(label: string, option: string): Promise<void>;
  /** One of several choices: its own words. */
  choose(group: string, choice: string): Promise<void>;
  tick(label: string): Promise<void>;
  press(button: string): Promise<void>;
  /** Whether the page runs script. */
  hasScript: boolean;
}

/** Touches a key, and waits until the page's program runs: reading pages don't fetch it before. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator('[data-announcer="ready"]')).toBeAttached();
}

/** Presses Tab until it is there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle();
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/**
 * A word that chooses what begins with it in a select, which takes letters that come a second apart for words of their
 * own: none of them waits until the page has seen the one before.
 */
export async function typeAhead(page: Page, word: string): Promise<void> {
  const [onKeys = ""] = /^[\w ]*/.exec(word) ?? [];
  await Promise.all([...onKeys].map((key) => page.keyboard.press(key)));
}

const field = (page: Page, label: string | RegExp) => page.getByLabel(label);
const choiceOf = (page: Page, group: string, choice: string) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name: choice });

/** On a page without script. */
export const withPointer = (page: Page): Hands => ({
  hasScript: false,
  write: (label, text) => field(page, label).fill(text),
  pick: async (label, option) => {
    await field(page, label).selectOption({ label: option });
  },
  choose: (group, choice) => choiceOf(page, group, choice).check(),
  tick: (label) => field(page, label).check(),
  press: (button) => page.getByRole("button", { name: button }).click(),
});

export const withKeys = (page: Page): Hands => ({
  hasScript: true,
  async write(label, text) {
    await tabTo(page, field(page, label));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  },
  async pick(label, option) {
    await tabTo(page, field(page, label));
    await typeAhead(page, option);
    await expect(field(page, label).locator("option:checked")).toHaveText(option);
  },
  async choose(group, choice) {
    await tabTo(page, page.getByRole("group", { name: group }).getByRole("radio").first());
    await page.keyboard.press("Space");
    const wanted = choiceOf(page, group, choice);
    for (let presses = 0; presses < 6 && !(await wanted.isChecked()); presses++) {
      await page.keyboard.press("ArrowDown");
    }
    await expect(wanted).toBeChecked();
  },
  async tick(label) {
    await tabTo(page, field(page, label));
    await page.keyboard.press("Space");
    await expect(field(page, label)).toBeChecked();
  },
  async press(button) {
    await tabTo(page, page.getByRole("button", { name: button }));
    await page.keyboard.press("Enter");
  },
});
