import { expect, type Page } from "playwright/test";
import { acceptsPassword, isConfirmed, type Person } from "./accountFixtures.ts";
import { baseUrl } from "./env.ts";
import { mailsTo, signInLinkSubject } from "./mailbox.ts";

/** The state of the story along a path. */
export interface PathState {
  page: Page;
  person: Person;
  /** Expected number of mails with a link so far. */
  mails: number;
  /** The new password of the password reset. */
  newPassword: string;
}

const tokenIn = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "token")?.value;
const storedSession = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("root") ?? "null"));

const expectSignedOut = async ({ page }: PathState) => {
  await expect.poll(() => tokenIn(page)).toBe(undefined);
};
const expectText = async ({ page }: PathState, words: string | RegExp) => {
  await expect(page.getByText(words).first()).toBeVisible();
};
const expectAlert = async ({ page }: PathState, words: string) => {
  await expect(page.getByRole("alertdialog")).toContainText(words);
};
const expectButton = async ({ page }: PathState, button: string) => {
  await expect(page.getByRole("button", { name: button, exact: true })).toBeVisible();
};
const expectMailCount = async ({ person, mails }: PathState, subject: string | RegExp) => {
  await expect.poll(async () => (await mailsTo(person.Email, subject)).length).toBe(mails);
};
const expectActivationMail = async (state: PathState) => {
  await expectMailCount(state, signInLinkSubject);
  expect(await storedSession(state.page)).toMatchObject({ Email: state.person.Email, isActivation: true });
};
/** The URL, the cookie and the API agree on the account. */
const expectSignedInAt = async ({ page, person }: PathState, path: RegExp) => {
  await expect(page).toHaveURL(path);
  await expect.poll(() => tokenIn(page)).toBeTruthy();
  const headers = { "User-Token": (await tokenIn(page)) ?? "" };
  expect(await (await page.request.get(`${baseUrl}/api/me`, { headers })).json()).toMatchObject({
    Email: person.Email,
    Confirmed: true,
  });
};
const home = (isStaff: boolean) => (isStaff ? /\/admin\/dashboard$/ : /\/account$/);
const expectSignedIn = (state: PathState) => expectSignedInAt(state, home(state.person.Code === ""));
const expectPassword = async ({ person }: PathState, password: string) => {
  expect(await acceptsPassword(person.Email, password)).toBe(true);
};

/** The expected page, cookies and API state in each settled state of the machines. */
export const stateExpectations: Record<string, Record<string, (state: PathState) => Promise<void>>> = {
  login: {
    signedIn: expectSignedIn,
    async unreachable(state) {
      await expectAlert(state, "Vi fick ingen kontakt med tjänsten");
      await expectButton(state, "Försök igen");
      await expect(state.page.locator("#Password")).toHaveValue(state.person.Password);
      await expectSignedOut(state);
    },
    async refused(state) {
      await expectAlert(state, "för många försök");
      await expectSignedOut(state);
    },
    async wrongLoginData(state) {
      await expectAlert(state, "E-postadressen eller lösenordet stämmer inte.");
      await expect(state.page.locator("#Email")).toHaveValue(state.person.Email);
      await expectSignedOut(state);
    },
    async withoutMe(state) {
      await expectText(state, "Du är inloggad, men uppgifterna om ditt konto gick inte att hämta.");
      await expectButton(state, "Försök igen");
    },
    async disabled(state) {
      await expectAlert(state, "Kontot är avstängt");
      await expectActivationMail(state);
    },
    async activationSent(state) {
      await expectText(state, "Ditt konto är inte bekräftat ännu. Vi har skickat");
      await expectActivationMail(state);
      await expectSignedOut(state);
    },
    async activationNotSent(state) {
      await expectText(state, "mejlet med länken gick inte att skicka");
      await expectButton(state, "Försök igen");
      await expectSignedOut(state);
    },
    async resetSent(state) {
      await expectText(state, "Ditt konto har inget lösenord ännu. Vi har skickat");
      await expectMailCount(state, "Välj ett nytt lösenord");
    },
    async resetNotSent(state) {
      await expectText(state, "mejlet för att välja ett gick inte att skicka");
      await expectButton(state, "Försök igen");
      await expectMailCount(state, "Välj ett nytt lösenord");
    },
  },
  activation: {
    signedIn: expectSignedIn,
    async askingAddress(state) {
      await expectText(state, "Skriv e-postadressen som mejlet kom till.");
      await expectSignedOut(state);
    },
    async linkExpired(state) {
      await expectAlert(state, "Länken har gått ut eller är redan använd.");
      await expectSignedOut(state);
    },
    async notSignedIn(state) {
      await expectText(state, "Det gick inte att logga in");
      await expectButton(state, "Försök igen");
      await expectSignedOut(state);
    },
    async withoutMe(state) {
      await expectText(state, "Du är inloggad, men uppgifterna om ditt konto gick inte att hämta.");
      await expectButton(state, "Försök igen");
    },
    async refused(state) {
      await expectText(state, "Det finns inget konto hos oss för den här inloggningen.");
      await expectSignedOut(state);
    },
    async sent(state) {
      await expectText(state, /Vi har skickat ett nytt mejl med en länk/);
      await expectActivationMail(state);
    },
    async notSent(state) {
      await expectText(state, "Mejlet gick inte att skicka.");
      await expectMailCount(state, signInLinkSubject);
    },
    async confirmed(state) {
      await expectText(state, "Din adress är bekräftad.");
      expect(await isConfirmed(state.person.Email)).toBe(true);
    },
    async unconfirmed(state) {
      await expectButton(state, "Bekräfta adressen");
      expect(await isConfirmed(state.person.Email)).toBe(false);
    },
    async notConfirmed(state) {
      await expectText(state, "Bekräftelsen gick inte fram.");
      await expectButton(state, "Försök igen");
      expect(await isConfirmed(state.person.Email)).toBe(false);
    },
    async left({ page }) {
      await expect(page).toHaveURL(/\/signin$/);
    },
  },
  passwordReset: {
    async signedIn(state) {
      // The dashboard redirects users who are not staff to the start page.
      await expectSignedInAt(state, /:\d+\/$/);
      await expectPassword(state, state.newPassword);
      expect(await acceptsPassword(state.person.Email, state.person.Password)).toBe(false);
    },
    forgotten: (state) => expectButton(state, "Skicka mejlet"),
    async sent(state) {
      await expectAlert(state, "Om adressen har ett konto hos oss");
      await expectMailCount(state, "Välj ett nytt lösenord");
    },
    async notSent(state) {
      await expectText(state, "Mejlet gick inte att beställa.");
      await expectMailCount(state, "Välj ett nytt lösenord");
    },
    async choosingPassword(state) {
      await expect(state.page.getByLabel("E-post")).toHaveValue(state.person.Email);
      await expectPassword(state, state.person.Password);
    },
    async linkExpired(state) {
      await expectAlert(state, "Länken har gått ut eller är redan använd.");
      await expectSignedOut(state);
    },
    async linkUnchecked(state) {
      await expectText(state, "Länken gick inte att pröva.");
      await expectButton(state, "Försök igen");
    },
    async notConfirmed(state) {
      await expectText(state, "Lösenordet är kanske inte bytt.");
      await expectPassword(state, state.person.Password);
    },
    async notSignedIn(state) {
      await expectText(state, "Ditt lösenord är bytt, men inloggningen gick inte.");
      await expectPassword(state, state.newPassword);
    },
    async notificationFailed(state) {
      await expectText(state, "men vi kunde inte avsluta dina äldre inloggningar");
      await expectPassword(state, state.newPassword);
    },
    async left({ page }) {
      await expect(page).toHaveURL(/\/signin$/);
    },
  },
};
