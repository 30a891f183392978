import { passwordResetModel } from "@lagrum/core/machines/paths/formModels";
import { activationModel } from "@lagrum/core/machines/paths/linkModels";
import { loginModel } from "@lagrum/core/machines/paths/loginModel";
import { type MainPath, mainPathsOf } from "@lagrum/core/machines/paths/mainPaths";
import type { MachineEvent } from "@lagrum/core/machines/paths/model";
import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import {
  apply,
  applyAndConfirm,
  arrange,
  arrangeUnverified,
  mailedLink,
  type Person,
} from "../support/accountFixtures.ts";
import { rests, type Scene } from "../support/accountPages.ts";
import { faultsOf } from "../support/axe.ts";
import { admin, karin, marker } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";

/*
 * The main ways through the machines of accounts, as core makes them up (mainPaths.ts), on the real pages with the real
 * provider and mailbox. What a test can't bring about (a network that is down, a provider that has enough) is met on the
 * page's own wire; all the rest comes about.
 */

/** One window for all paths, which starts each of them as if it were new: the programs are fetched and read once. */
const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use) => {
      const shared = await browser.newContext({ baseURL: baseUrl, locale: "sv-SE" });
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await shared.clearCookies();
    await page.goto("/robots.txt");
    await page.evaluate(async () => {
      localStorage.clear();
      sessionStorage.clear();
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
    await use(page);
    await page.close();
  },
});

const newPassword = "ett helt nytt ord";
const wrongPassword = "inte alls det ordet";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function hear(page: Page): Promise<void> {
  const alert = page.getByRole("alertdialog");
  if (await alert.isVisible()) await alert.getByRole("button", { name: "Ok" }).click();
}

/** What people do; `next` is what the machine hears then. */
const acts: Record<string, Record<string, (scene: Scene, next: MachineEvent | undefined) => Promise<void>>> = {
  login: {
    async SIGN_IN({ page, person }, next) {
      const isWrong = JSON.stringify(next?.output).includes("WRONG_LOGIN_DATA");
      await page.getByLabel("E-post").fill(person.Email);
      await page.getByLabel("Lösenord").fill(isWrong ? wrongPassword : person.Password);
      await press(page, "Logga in");
    },
    RETRY: ({ page }) => press(page, "Försök igen"),
    async SEND_AGAIN({ page }) {
      await hear(page);
      await press(page, "Skicka mejlet igen");
    },
  },
  activation: {
    CONFIRM: ({ page }) => press(page, "Bekräfta adressen"),
    CONTINUE: ({ page }) => press(page, "Till inloggningen"),
    RETRY: ({ page }) => press(page, "Försök igen"),
    async GIVE_ADDRESS({ page, person }) {
      await page.getByLabel("E-post").fill(person.Email);
      await press(page, "Logga in");
    },
    async SEND({ page, person }) {
      await hear(page);
      await page.getByLabel("E-post").fill(person.Email);
      await press(page, "Skicka en ny länk");
    },
  },
  passwordReset: {
    async SEND({ page, person }) {
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("E-post").fill(person.Email);
      await dialog.getByRole("button").first().click();
    },
    async SAVE_PASSWORD({ page }) {
      await page.getByLabel("Nytt lösenord").fill(newPassword);
      await press(page, "Spara och logga in");
    },
    RETRY: ({ page }) => press(page, "Försök igen"),
    GO_TO_SIGN_IN: ({ page }) => press(page, "Till inloggningen"),
  },
};

let known: Promise<Person> | undefined;
/** One person will do for the paths that neither change a password nor count mails. */
const anyone = () => (known ??= applyAndConfirm());

function personFor(path: MainPath): Promise<Person> | Person {
  const told = JSON.stringify(path);
  if (told.includes('"roles":["advisor"]')) return { ...karin, Code: "" };
  if (told.includes('"roles":["admin"]')) return { ...admin, Code: "" };
  if (told.includes("USER_UNKNOWN"))
    return { Email: `${marker().toLowerCase()}@okand.example`, Password: "", Code: "" };
  if (told.includes('"Confirmed":false') || told.includes("CONFIRM")) return apply();
  return /SAVE_PASSWORD|sendPasswordReset|sendLink|mailDisabled|"Link"/.test(told) ? applyAndConfirm() : anyone();
}

const keepAddress = async (page: Page, Email: string) => {
  await page.evaluate((kept) => localStorage.setItem("root", JSON.stringify(kept)), { Email, isActivation: true });
};

/** The page where each machine begins. */
const openings: Record<string, (scene: Scene, path: MainPath) => Promise<void>> = {
  async login({ page }, { events }) {
    if (JSON.stringify(events).includes('"isVerified":false') && JSON.stringify(events).includes('"Confirmed":true')) {
      await arrangeUnverified(page);
    }
    await page.goto("/signin");
  },
  async activation(scene, { input, events }) {
    const { page, person } = scene;
    if ("Code" in Object(input)) return void (await page.goto(`/signup/bekrafta?code=${person.Code}`));
    if (!JSON.stringify(events).includes('"Email":null')) await keepAddress(page, person.Email);
    if (!("Link" in Object(input))) return void (await page.goto("/?mode=signIn&oobCode=ogiltig&apiKey=demo"));
    const link = await mailedLink(person.Email, "EMAIL_SIGNIN");
    scene.mails += 1;
    await page.goto(link);
  },
  async passwordReset({ page, person }, { input, events }) {
    if (!("Code" in Object(input))) {
      await page.goto("/signin");
      return press(page, "Glömt lösenordet?");
    }
    const isUsed = JSON.stringify(events).includes("LINK_HAS_EXPIRED");
    await page.goto(
      isUsed ? "/userMgmt?mode=resetPassword&oobCode=ogiltig" : await mailedLink(person.Email, "PASSWORD_RESET"),
    );
  },
};

const mailing = /sendActivationLink|mailDisabled|sendPasswordReset|sendLink/;
const isMail = ({ type, output }: MachineEvent) => mailing.test(type) && (output as { ok: boolean }).ok;
const ends = ["signedIn", "left"];

const looked = new Set<string>();

/** Once for each make of page: the same markup with other words is as sound. */
async function expectNothingForAxe(page: Page): Promise<void> {
  const part = (await page.locator("dialog[open]").count()) > 0 ? "dialog[open]" : "main";
  const make = await page
    .locator(part)
    .evaluate((root) =>
      [...root.querySelectorAll("*")].map((each) => each.tagName + each.getAttribute("class")).join(),
    );
  if (looked.has(make)) return;
  looked.add(make);
  expect(await faultsOf(page, { part })).toEqual([]);
}

const wayOf = ({ rests: stops }: MainPath) => stops.map(({ at }) => at).join(", ");

for (const model of [loginModel, activationModel, passwordResetModel]) {
  const machine = model.machine.id;
  for (const [number, path] of mainPathsOf(model).entries()) {
    test(`${machine} ${number + 1}: ${wayOf(path)}`, async ({ page }) => {
      const scene: Scene = { page, person: await personFor(path), mails: 0, newPassword };
      await arrange(page, path.events);
      await openings[machine]?.(scene, path);
      for (let after = 0; after <= path.events.length; after++) {
        const event = path.events[after - 1];
        if (event && isMail(event)) scene.mails += 1;
        if (event && !event.type.startsWith("xstate.")) await acts[machine]?.[event.type]?.(scene, path.events[after]);
        const rest = path.rests.find((stop) => stop.after === after);
        if (!rest || (after === 0 && machine === "login")) continue;
        const look = rests[machine]?.[rest.at];
        if (!look) throw new Error(`Nobody has said what ${machine} shows in ${rest.at}`);
        await look(scene);
        if (!ends.includes(rest.at)) await expectNothingForAxe(page);
      }
    });
  }
}
