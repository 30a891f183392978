import { expect, type Locator, type Page } from "playwright/test";

/** Fills in a form, by pointer or keyboard. Fields, choices and buttons are found by their visible names. */
export interface FormDriver {
  write(label: string | RegExp, text: string): Promise<void>;
  pick(label: string, option: string): Promise<void>;
  /** A radio button in a group. */
  choose(group: string, choice: string): Promise<void>;
  tick(label: string): Promise<void>;
  press(button: string): Promise<void>;
  /** Whether JavaScript is enabled. */
  hasScript: boolean;
}

/** Presses a key and waits for hydration, which content pages defer until the first interaction. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator('[data-announcer="ready"]')).toBeAttached();
}

/** Presses Tab until the target has focus; a list of free times has hundreds of buttons. */
export async function tabTo(page: Page, target: Locator, most = 120): Promise<void> {
  const element = await target.elementHandle();
  for (let presses = 0; presses < most; presses++) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/**
 * Typeahead in a select. All keys are sent at once: letters a second apart would count as separate words.
 */
export async function typeAhead(page: Page, word: string): Promise<void> {
  const [onKeys = ""] = /^[\w ]*/.exec(word) ?? [];
  await Promise.all([...onKeys].map((key) => page.keyboard.press(key)));
}

const field = (page: Page, label: string | RegExp) => page.getByLabel(label);
const choiceOf = (page: Page, group: string, choice: string) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name: choice });

/** The same without JavaScript. */
export const withPointer = (page: Page): FormDriver => ({
  hasScript: false,
  write: (label, text) => field(page, label).fill(text),
  pick: async (label, option) => {
    await field(page, label).selectOption({ label: option });
  },
  choose: (group, choice) => choiceOf(page, group, choice).check(),
  tick: (label) => field(page, label).check(),
  press: (button) => page.getByRole("button", { name: button }).click(),
});

export const withKeys = (page: Page): FormDriver => ({
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
