import { expect, type Page } from "playwright/test";
import { isConfirmed, letsIn, type Person } from "./accountFixtures.ts";
import { baseUrl } from "./env.ts";
import { mailsTo } from "./mailbox.ts";

/** The state of the story along a path. */
export interface Scene {
  page: Page;
  person: Person;
  /** Expected number of mails with a link so far. */
  mails: number;
  /** For the password reset. */
  newPassword: string;
}

const tokenIn = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "token")?.value;
const keptIn = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "null"));

const nobodyIsIn = async ({ page }: Scene) => {
  await expect.poll(() => tokenIn(page)).toBe(undefined);
};
const says = async ({ page }: Scene, words: string | RegExp) => {
  await expect(page.getByText(words).first()).toBeVisible();
};
const alerts = async ({ page }: Scene, words: string) => {
  await expect(page.getByRole("alertdialog")).toContainText(words);
};
const offers = async ({ page }: Scene, button: string) => {
  await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
};
const hasComeTo = async ({ person, mails }: Scene, subject: string) => {
  await expect.poll(async () => (await mailsTo(person.Email, subject)).length).toBe(mails);
};
const activationIsMailed = async (scene: Scene) => {
  await hasComeTo(scene, "Logga in på Lagrum");
  expect(await keptIn(scene.page)).toMatchObject({ Email: scene.person.Email, isActivation: true });
};
/** The URL, the cookie and the API agree on the account. */
const isInAt = async ({ page, person }: Scene, path: RegExp) => {
  await expect(page).toHaveURL(path);
  await expect.poll(() => tokenIn(page)).toBeTruthy();
  const headers = { "User-Token": (await tokenIn(page)) ?? "" };
  expect(await (await page.request.get(`${baseUrl}/api/me`, { headers })).json()).toMatchObject({
    Email: person.Email,
    Confirmed: true,
  });
};
const home = (isStaff: boolean) => (isStaff ? /\/admin\/dashboard$/ : /\/account$/);
const isSignedIn = (scene: Scene) => isInAt(scene, home(scene.person.Code === ""));
const passwordIs = async ({ person }: Scene, password: string) => {
  expect(await letsIn(person.Email, password)).toBe(true);
};

/** What the page shows, and what holds outside it, in each resting state of the machines. */
export const rests: Record<string, Record<string, (scene: Scene) => Promise<void>>> = {
  login: {
    signedIn: isSignedIn,
    async unreachable(scene) {
      await alerts(scene, "Vi fick ingen kontakt med tjänsten");
      await offers(scene, "Försök igen");
      await expect(scene.page.locator("#Password")).toHaveValue(scene.person.Password);
      await nobodyIsIn(scene);
    },
    async refused(scene) {
      await alerts(scene, "för många försök");
      await nobodyIsIn(scene);
    },
    async wrongLoginData(scene) {
      await alerts(scene, "E-postadressen eller lösenordet stämmer inte.");
      await expect(scene.page.locator("#Email")).toHaveValue(scene.person.Email);
      await nobodyIsIn(scene);
    },
    async withoutMe(scene) {
      await says(scene, "Du är inloggad, men uppgifterna om ditt konto gick inte att hämta.");
      await offers(scene, "Försök igen");
    },
    async disabled(scene) {
      await alerts(scene, "Kontot är avstängt");
      await activationIsMailed(scene);
    },
    async activationSent(scene) {
      await says(scene, "Ditt konto är inte bekräftat ännu. Vi har skickat");
      await activationIsMailed(scene);
      await nobodyIsIn(scene);
    },
    async activationNotSent(scene) {
      await says(scene, "mejlet med länken gick inte att skicka");
      await offers(scene, "Försök igen");
      await nobodyIsIn(scene);
    },
    async resetSent(scene) {
      await says(scene, "Ditt konto har inget lösenord ännu. Vi har skickat");
      await hasComeTo(scene, "Välj ett nytt lösenord");
    },
    async resetNotSent(scene) {
      await says(scene, "mejlet för att välja ett gick inte att skicka");
      await offers(scene, "Försök igen");
      await hasComeTo(scene, "Välj ett nytt lösenord");
    },
  },
  activation: {
    signedIn: isSignedIn,
    async askingAddress(scene) {
      await says(scene, "Skriv e-postadressen som mejlet kom till.");
      await nobodyIsIn(scene);
    },
    async linkExpired(scene) {
      await alerts(scene, "Länken har gått ut eller är redan använd.");
      await nobodyIsIn(scene);
    },
    async notSignedIn(scene) {
      await says(scene, "Det gick inte att logga in");
      await offers(scene, "Försök igen");
      await nobodyIsIn(scene);
    },
    async withoutMe(scene) {
      await says(scene, "Du är inloggad, men uppgifterna om ditt konto gick inte att hämta.");
      await offers(scene, "Försök igen");
    },
    async refused(scene) {
      await says(scene, "Det finns inget konto hos oss för den här inloggningen.");
      await nobodyIsIn(scene);
    },
    async sent(scene) {
      await says(scene, /Vi har skickat ett nytt mejl med en länk/);
      await activationIsMailed(scene);
    },
    async notSent(scene) {
      await says(scene, "Mejlet gick inte att skicka.");
      await hasComeTo(scene, "Logga in på Lagrum");
    },
    async confirmed(scene) {
      await says(scene, "Din adress är bekräftad.");
      expect(await isConfirmed(scene.person.Email)).toBe(true);
    },
    async unconfirmed(scene) {
      await offers(scene, "Bekräfta adressen");
      expect(await isConfirmed(scene.person.Email)).toBe(false);
    },
    async notConfirmed(scene) {
      await says(scene, "Bekräftelsen gick inte fram.");
      await offers(scene, "Försök igen");
      expect(await isConfirmed(scene.person.Email)).toBe(false);
    },
    async left({ page }) {
      await expect(page).toHaveURL(/\/signin$/);
    },
  },
  passwordReset: {
    async signedIn(scene) {
      // The dashboard redirects users who are not staff to the start page.
      await isInAt(scene, /:\d+\/$/);
      await passwordIs(scene, scene.newPassword);
      expect(await letsIn(scene.person.Email, scene.person.Password)).toBe(false);
    },
    forgotten: (scene) => offers(scene, "Skicka mejlet"),
    async sent(scene) {
      await alerts(scene, "Om adressen har ett konto hos oss");
      await hasComeTo(scene, "Välj ett nytt lösenord");
    },
    async notSent(scene) {
      await says(scene, "Mejlet gick inte att beställa.");
      await hasComeTo(scene, "Välj ett nytt lösenord");
    },
    async choosingPassword(scene) {
      await expect(scene.page.getByLabel("E-post")).toHaveValue(scene.person.Email);
      await passwordIs(scene, scene.person.Password);
    },
    async linkExpired(scene) {
      await alerts(scene, "Länken har gått ut eller är redan använd.");
      await nobodyIsIn(scene);
    },
    async linkUnchecked(scene) {
      await says(scene, "Länken gick inte att pröva.");
      await offers(scene, "Försök igen");
    },
    async notConfirmed(scene) {
      await says(scene, "Lösenordet är kanske inte bytt.");
      await passwordIs(scene, scene.person.Password);
    },
    async notSignedIn(scene) {
      await says(scene, "Ditt lösenord är bytt, men inloggningen gick inte.");
      await passwordIs(scene, scene.newPassword);
    },
    async serverNotTold(scene) {
      await says(scene, "men vi kunde inte avsluta dina äldre inloggningar");
      await passwordIs(scene, scene.newPassword);
    },
    async left({ page }) {
      await expect(page).toHaveURL(/\/signin$/);
    },
  },
};
