import { expect, type Page } from "playwright/test";
import { acceptsPassword, isConfirmed, type Person } from "./accountFixtures.ts";
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
const storedSession = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "null"));

const expectSignedOut = async ({ page }: Scene) => {
  await expect.poll(() => tokenIn(page)).toBe(undefined);
};
const expectText = async ({ page }: Scene, words: string | RegExp) => {
  await expect(page.getByText(words).first()).toBeVisible();
};
const expectAlert = async ({ page }: Scene, words: string) => {
  await expect(page.getByRole("alertdialog")).toContainText(words);
};
const expectButton = async ({ page }: Scene, button: string) => {
  await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
};
const expectMailCount = async ({ person, mails }: Scene, subject: string) => {
  await expect.poll(async () => (await mailsTo(person.Email, subject)).length).toBe(mails);
};
const expectActivationMail = async (scene: Scene) => {
  await expectMailCount(scene, "Logga in på Lagrum");
  expect(await storedSession(scene.page)).toMatchObject({ Email: scene.person.Email, isActivation: true });
};
/** The URL, the cookie and the API agree on the account. */
const expectSignedInAt = async ({ page, person }: Scene, path: RegExp) => {
  await expect(page).toHaveURL(path);
  await expect.poll(() => tokenIn(page)).toBeTruthy();
  const headers = { "User-Token": (await tokenIn(page)) ?? "" };
  expect(await (await page.request.get(`${baseUrl}/api/me`, { headers })).json()).toMatchObject({
    Email: person.Email,
    Confirmed: true,
  });
};
const home = (isStaff: boolean) => (isStaff ? /\/admin\/dashboard$/ : /\/account$/);
const expectSignedIn = (scene: Scene) => expectSignedInAt(scene, home(scene.person.Code === ""));
const expectPassword = async ({ person }: Scene, password: string) => {
  expect(await acceptsPassword(person.Email, password)).toBe(true);
};

/** What the page shows, and what holds outside it, in each resting state of the machines. */
export const stateExpectations: Record<string, Record<string, (scene: Scene) => Promise<void>>> = {
  login: {
    signedIn: expectSignedIn,
    async unreachable(scene) {
      await expectAlert(scene, "Vi fick ingen kontakt med tjänsten");
      await expectButton(scene, "Försök igen");
      await expect(scene.page.locator("#Password")).toHaveValue(scene.person.Password);
      await expectSignedOut(scene);
    },
    async refused(scene) {
      await expectAlert(scene, "för många försök");
      await expectSignedOut(scene);
    },
    async wrongLoginData(scene) {
      await expectAlert(scene, "E-postadressen eller lösenordet stämmer inte.");
      await expect(scene.page.locator("#Email")).toHaveValue(scene.person.Email);
      await expectSignedOut(scene);
    },
    async withoutMe(scene) {
      await expectText(scene, "Du är inloggad, men uppgifterna om ditt konto gick inte att hämta.");
      await expectButton(scene, "Försök igen");
    },
    async disabled(scene) {
      await expectAlert(scene, "Kontot är avstängt");
      await expectActivationMail(scene);
    },
    async activationSent(scene) {
      await expectText(scene, "Ditt konto är inte bekräftat ännu. Vi har skickat");
      await expectActivationMail(scene);
      await expectSignedOut(scene);
    },
    async activationNotSent(scene) {
      await expectText(scene, "mejlet med länken gick inte att skicka");
      await expectButton(scene, "Försök igen");
      await expectSignedOut(scene);
    },
    async resetSent(scene) {
      await expectText(scene, "Ditt konto har inget lösenord ännu. Vi har skickat");
      await expectMailCount(scene, "Välj ett nytt lösenord");
    },
    async resetNotSent(scene) {
      await expectText(scene, "mejlet för att välja ett gick inte att skicka");
      await expectButton(scene, "Försök igen");
      await expectMailCount(scene, "Välj ett nytt lösenord");
    },
  },
  activation: {
    signedIn: expectSignedIn,
    async askingAddress(scene) {
      await expectText(scene, "Skriv e-postadressen som mejlet kom till.");
      await expectSignedOut(scene);
    },
    async linkExpired(scene) {
      await expectAlert(scene, "Länken har gått ut eller är redan använd.");
      await expectSignedOut(scene);
    },
    async notSignedIn(scene) {
      await expectText(scene, "Det gick inte att logga in");
      await expectButton(scene, "Försök igen");
      await expectSignedOut(scene);
    },
    async withoutMe(scene) {
      await expectText(scene, "Du är inloggad, men uppgifterna om ditt konto gick inte att hämta.");
      await expectButton(scene, "Försök igen");
    },
    async refused(scene) {
      await expectText(scene, "Det finns inget konto hos oss för den här inloggningen.");
      await expectSignedOut(scene);
    },
    async sent(scene) {
      await expectText(scene, /Vi har skickat ett nytt mejl med en länk/);
      await expectActivationMail(scene);
    },
    async notSent(scene) {
      await expectText(scene, "Mejlet gick inte att skicka.");
      await expectMailCount(scene, "Logga in på Lagrum");
    },
    async confirmed(scene) {
      await expectText(scene, "Din adress är bekräftad.");
      expect(await isConfirmed(scene.person.Email)).toBe(true);
    },
    async unconfirmed(scene) {
      await expectButton(scene, "Bekräfta adressen");
      expect(await isConfirmed(scene.person.Email)).toBe(false);
    },
    async notConfirmed(scene) {
      await expectText(scene, "Bekräftelsen gick inte fram.");
      await expectButton(scene, "Försök igen");
      expect(await isConfirmed(scene.person.Email)).toBe(false);
    },
    async left({ page }) {
      await expect(page).toHaveURL(/\/signin$/);
    },
  },
  passwordReset: {
    async signedIn(scene) {
      // The dashboard redirects users who are not staff to the start page.
      await expectSignedInAt(scene, /:\d+\/$/);
      await expectPassword(scene, scene.newPassword);
      expect(await acceptsPassword(scene.person.Email, scene.person.Password)).toBe(false);
    },
    forgotten: (scene) => expectButton(scene, "Skicka mejlet"),
    async sent(scene) {
      await expectAlert(scene, "Om adressen har ett konto hos oss");
      await expectMailCount(scene, "Välj ett nytt lösenord");
    },
    async notSent(scene) {
      await expectText(scene, "Mejlet gick inte att beställa.");
      await expectMailCount(scene, "Välj ett nytt lösenord");
    },
    async choosingPassword(scene) {
      await expect(scene.page.getByLabel("E-post")).toHaveValue(scene.person.Email);
      await expectPassword(scene, scene.person.Password);
    },
    async linkExpired(scene) {
      await expectAlert(scene, "Länken har gått ut eller är redan använd.");
      await expectSignedOut(scene);
    },
    async linkUnchecked(scene) {
      await expectText(scene, "Länken gick inte att pröva.");
      await expectButton(scene, "Försök igen");
    },
    async notConfirmed(scene) {
      await expectText(scene, "Lösenordet är kanske inte bytt.");
      await expectPassword(scene, scene.person.Password);
    },
    async notSignedIn(scene) {
      await expectText(scene, "Ditt lösenord är bytt, men inloggningen gick inte.");
      await expectPassword(scene, scene.newPassword);
    },
    async serverNotTold(scene) {
      await expectText(scene, "men vi kunde inte avsluta dina äldre inloggningar");
      await expectPassword(scene, scene.newPassword);
    },
    async left({ page }) {
      await expect(page).toHaveURL(/\/signin$/);
    },
  },
};
