import { dark, light } from "@lagrum/core/design/colours";
import { test as base, expect, type Locator, type Page } from "playwright/test";
import { axeViolations } from "./axe.ts";
import { admin, signIn } from "./demoAccounts.ts";
import { baseUrl } from "./env.ts";

/** An administrator's page, with the console errors since the start of the story. */
export interface AdminPage {
  page: Page;
  problems: string[];
}

/** One sign-in and one context per worker: the bundle is fetched and compiled once. */
export const test = base.extend<{ adminPage: AdminPage }, { workerPage: AdminPage }>({
  workerPage: [
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
  adminPage: async ({ workerPage }, use) => {
    workerPage.problems.length = 0;
    await use(workerPage);
  },
});

export const desktopScreen = { width: 1280, colorScheme: "light" } as const;
export const phoneScreen = { width: 375, colorScheme: "dark" } as const;
type Screen = typeof desktopScreen | typeof phoneScreen;

const unknownPath = "/admin/nowhere";

/**
 * Opens a page of the admin. If the admin is open, navigates without a reload, which would run the bundle again. Goes
 * through a 404 page first, so that the previous page is unmounted.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (!new URL(page.url()).pathname.startsWith("/admin/")) {
    await page.goto(path);
    return;
  }
  const push = (to: string) =>
    page.evaluate((url) => {
      history.pushState(null, "", url);
      dispatchEvent(new PopStateEvent("popstate"));
    }, to);
  await push(unknownPath);
  await expect(page.getByRole("heading", { level: 1, name: "Sidan finns inte" })).toBeVisible();
  await push(path);
}

/** Resizes the page. */
export const setScreen = (page: Page, { width }: Screen): Promise<void> => page.setViewportSize({ width, height: 900 });

/** Switches the colour scheme and finishes the transitions. */
async function setColorScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(colorScheme === "dark" ? dark.paper : light.paper) ?? [];
  const paper = [red, green, blue].map((part) => Number.parseInt(part ?? "", 16)).join(", ");
  await expect(page.locator("body")).toHaveCSS("background-color", `rgb(${paper})`);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });
}

/** Texts truncated with an ellipsis, unless the title attribute has the whole text. */
const truncatedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((each) => each.scrollWidth > each.clientWidth && getComputedStyle(each).textOverflow === "ellipsis")
      .filter(({ title, textContent }) => title !== textContent)
      .map(({ textContent }) => textContent?.trim() ?? "")
      .filter(Boolean),
  );

const screensWithCheckedShell = new Set<Screen>();

/** The menu and the app bar are the same on every page: axe checks them once per screen in a worker. */
function uncheckedPart(screen: Screen): { part?: string } {
  if (screensWithCheckedShell.has(screen)) return { part: "main" };
  screensWithCheckedShell.add(screen);
  return {};
}

/** Axe passes in the screen's colour scheme, and there is no horizontal scroll and no truncated text. */
export async function expectAccessible(page: Page, screen: Screen, part?: string): Promise<void> {
  const { width, colorScheme } = screen;
  await setColorScheme(page, colorScheme);
  const faults = await axeViolations(page, part ? { part } : uncheckedPart(screen));
  expect.soft(faults, `${width} px, ${colorScheme}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
  expect.soft(await truncatedTexts(page), `cut at ${width} px`).toEqual([]);
}

/** The page has exactly one h1, inside main, and a unique document title. */
export async function expectOneTitle(page: Page): Promise<void> {
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveCount(1);
  await expect(page.getByRole("main").locator(title)).toHaveText(/\S/);
  await expect(page).toHaveTitle(/\S – Lagrum$/);
}

/**
 * Checks a page on a dark phone and a light desktop; `open` opens a dialog, which is checked on the phone.
 * `pnpm measure accessibility` checks every size in both schemes.
 */
export async function expectAccessiblePage(
  { page, problems }: AdminPage,
  path: string,
  shown: Locator,
  open?: () => Promise<void>,
): Promise<void> {
  const show = async (screen: Screen) => {
    await setScreen(page, screen);
    // The phone first: the desktop's open menu would cover the page.
    if (screen === phoneScreen) await visit(page, path);
    await expect(shown.first()).toBeVisible();
    await expectOneTitle(page);
  };
  await show(phoneScreen);
  await expectAccessible(page, phoneScreen);
  if (open) {
    await open();
    await expect(page.getByRole("dialog").last()).toBeVisible();
    await expectAccessible(page, phoneScreen, "[role=dialog]");
    await page.goto(path);
  }
  await show(desktopScreen);
  await expectAccessible(page, desktopScreen);
  expect(problems).toEqual([]);
}
