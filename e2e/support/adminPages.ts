import { dark, light } from "@lagrum/core/design/colours";
import { test as base, expect, type Locator, type Page } from "playwright/test";
import { faultsOf } from "./axe.ts";
import { admin, signIn } from "./demoAccounts.ts";
import { baseUrl } from "./env.ts";

/** An administrator's window, with what its pages have complained of since the story began. */
export interface Desk {
  page: Page;
  problems: string[];
}

/** One sign-in and one window for all that a worker looks at: the program is fetched and read once. */
export const test = base.extend<{ desk: Desk }, { window: Desk }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: baseUrl,
        locale: "sv-SE",
        timezoneId: "Europe/Stockholm",
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      await signIn(page, admin);
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
      await use({ page, problems });
      await context.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  desk: async ({ window }, use) => {
    window.problems.length = 0;
    await use(window);
  },
});

export const deskScreen = { width: 1280, schemes: ["light", "dark"] } as const;
export const phoneScreen = { width: 375, schemes: ["dark", "light"] } as const;
type Screen = typeof deskScreen | typeof phoneScreen;

/** A page on this screen from now on. */
export const fit = (page: Page, { width }: Screen): Promise<void> => page.setViewportSize({ width, height: 900 });

/** Lets the admin follow the colour scheme where it stands, and shows it with its colours as they stay. */
async function turn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colorScheme === "dark" ? dark.paper : light.paper) ?? [];
  const paper = [red, green, blue].map((part) => Number.parseInt(part ?? "", 16)).join(", ");
  await expect(page.locator("body")).toHaveCSS("background-color", `rgb(${paper})`);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}

/** The texts that end in "…" for want of room. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).textOverflow === "ellipsis")
      .map(({ textContent }) => textContent?.trim() ?? "")
      .filter(Boolean),
  );

/** What stands on the screen now has nothing for axe to say in either colour scheme, no sideways scroll and no text that is cut. */
async function expectSound(page: Page, { width, schemes }: Screen, part?: string): Promise<void> {
  for (const colorScheme of schemes) {
    await turn(page, colorScheme);
    const faults = await faultsOf(page, { ...(part && { part }), onlyColours: colorScheme !== schemes[0] });
    expect.soft(faults, `${width} ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `sideways scroll at ${width} px, ${colorScheme}`).toBeLessThanOrEqual(0);
    expect.soft(await cutTexts(page), `cut at ${width} px, ${colorScheme}`).toEqual([]);
  }
}

/** The page has one heading of the first level, among what is its own, and the window bears a name of its own. */
export async function expectOneTitle(page: Page): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(page.getByRole("main").locator(title)).toHaveText(/\S/);
  await expect(page).toHaveTitle(/\S – Lagrum$/);
}

/**
 * A page on a phone's screen and, in its place, on a desk's, in the light and in the dark; `open` opens a dialog over it
 * on the phone, where room is scarce.
 */
export async function expectSoundPage(
  { page, problems }: Desk,
  path: string,
  shown: Locator,
  open?: () => Promise<void>,
): Promise<void> {
  const show = async (screen: Screen) => {
    await fit(page, screen);
    // The phone first: the menu that stands open on a desk would cover its page.
    if (screen === phoneScreen) await page.goto(path);
    await expect(shown.first()).toBeVisible();
    await expectOneTitle(page);
  };
  await show(phoneScreen);
  await expectSound(page, phoneScreen);
  if (open) {
    await open();
    await expect(page.getByRole("dialog").last()).toBeVisible();
    await expectSound(page, phoneScreen, "[role=dialog]");
    await page.goto(path);
  }
  await show(deskScreen);
  await expectSound(page, deskScreen);
  expect(problems).toEqual([]);
}
