import { randomInt } from "node:crypto";
import type { BrowserContext, Page } from "playwright/test";
import { expect } from "playwright/test";

/** The demo accounts that `pnpm start` prints. */
export const admin = { Email: "admin@lagrum.example", Password: "demo-admin-lagrum" };
export const karin = { Email: "karin@lagrum.example", Password: "demo-karin-lagrum", Name: "Karin Ekdal" };
export const elias = { Email: "elias@lagrum.example", Password: "demo-elias-lagrum", Name: "Elias Norén" };
export const applicant = { Email: "sokande@lagrum.example", Password: "demo-sokande-lagrum" };

type Credentials = Pick<typeof admin, "Email" | "Password">;

export async function fillSignIn(page: Page, { Email, Password }: Credentials): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("E-post").fill(Email);
  await page.getByLabel("Lösenord").fill(Password);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
}

/** Signs staff in through the sign-in page; ends at the dashboard. */
export async function signInThroughForm(page: Page, person: Credentials): Promise<void> {
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

const sessions = new Map<string, Awaited<ReturnType<BrowserContext["storageState"]>>>();

/**
 * Signs staff in: through the sign-in page the first time in a worker, and after that by restoring that session in the
 * page's context. The story then opens a page itself.
 */
export async function signIn(page: Page, person: Credentials): Promise<void> {
  const session = sessions.get(person.Email);
  if (session) return page.context().setStorageState(session);
  await signInThroughForm(page, person);
  sessions.set(person.Email, await page.context().storageState({ indexedDB: true }));
}

export const signOutButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Logga ut" });

/** Signs out on a page of the site and waits for the redirect to the start page. */
export async function signOut(page: Page): Promise<void> {
  const hasLeft = page.waitForEvent("load");
  await signOutButton(page).click();
  await hasLeft;
  await expect(signOutButton(page)).toHaveCount(0);
}

/** Alternating digits and letters, which the PII detector classifies neither as a name nor as a number. */
const syllable = () => `${randomInt(10)}${"bcdfghjkmnpqrstvwxz"[randomInt(19)]}`;

/** A unique word, to find this story's records. */
export const marker = (): string => `M${Array.from({ length: 6 }, syllable).join("")}`;
