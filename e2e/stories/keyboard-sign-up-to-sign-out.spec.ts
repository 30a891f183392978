import { readFile } from "node:fs/promises";
import { type Client, createClient } from "@lagrum/core/client";
import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { admin, fillSignIn, marker } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { tabTo, typeAhead } from "../support/formDriver.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";

// The second story continues with the account of the first.
test.describe.configure({ mode: "serial" });

const Email = `${marker().toLowerCase()}@sokande.example`;
const first = "korrekt häst batteri";
const second = "en gul ballong i motvind";
const motivation =
  "Jag vill hjälpa människor att förstå sina rättigheter, och lära mig att skriva så att de verkligen gör det.";

const seconds = () => Math.floor(Date.now() / 1000);

/** The identity provider's response to e-mail and password. */
async function token(email: string, password: string): Promise<string | undefined> {
  const path = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any";
  const response = await fetch(baseUrl + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return ((await response.json()) as { idToken?: string }).idToken;
}

/** An API client with that token. */
async function as({ Email, Password }: typeof admin): Promise<Client> {
  const accessToken = await token(Email, Password);
  return createClient({ baseUrl: `${baseUrl}/api`, token: () => accessToken });
}

/** The applicant in the administrators' list. */
async function row() {
  const users = await (await as(admin)).listUsers({ query: { Query: Email } });
  return users.ok ? users.body.Users.find((user) => user.Email === Email) : undefined;
}

/** Axe on sign-in and confirmation is in account-state-machines.spec.ts, on the empty form in public-pages.spec.ts. */
async function expectNoViolations(page: Page, part = "body"): Promise<void> {
  expect(await axeViolations(page, { part })).toEqual([]);
}

/** Tabs to a field and types. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name }).or(page.getByLabel(name, { exact: true })));
  await page.keyboard.insertText(text);
}

async function press(page: Page, role: "button" | "link", name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, page.getByRole(role, { name }).first());
  await page.keyboard.press(key);
}

/** Typeahead in a select. */
async function choose(page: Page, label: string, word: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await typeAhead(page, word);
}

async function tick(page: Page, label: string): Promise<void> {
  await tabTo(page, page.getByLabel(label));
  await page.keyboard.press("Space");
}

test("sign-up to sign-out works by keyboard, without axe violations", async ({ page }) => {
  test.slow();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));

  await test.step("the error summary of an empty form links to the field", async () => {
    await page.goto("/signin");
    await press(page, "link", "Bli rådgivare");
    await expect(page.getByRole("heading", { level: 1, name: "Bli rådgivare" })).toBeVisible();
    await press(page, "button", "Skicka ansökan", "Space");
    const summary = page.getByRole("region", { name: "Kontrollera dina uppgifter" });
    await expect(summary).toBeFocused();
    await expectNoViolations(page);
    await press(page, "link", "Fyll i ditt förnamn.");
    await expect(page.getByLabel("Förnamn")).toBeFocused();
  });

  await test.step("the application is sent, acknowledged and stored", async () => {
    await type(page, "Förnamn", "Vera");
    await type(page, "Efternamn", "Vänta");
    await type(page, "Telefon", "070-123 45 67");
    await type(page, "E-post", Email);
    await type(page, "Lösenord", first);
    await choose(page, "Lärosäte", "Ume");
    await type(page, "Program", "Juristprogrammet");
    await choose(page, "Termin", "Termin 6");
    await tick(page, "Hyresrätt");
    await tick(page, "Svenska");
    await type(page, "Timmar i veckan", "8");
    await type(page, "Varför vill du bli rådgivare?", motivation);
    await tick(page, "Jag lovar att hålla det jag får veta hemligt");
    await tick(page, "Jag godkänner att ni behandlar mina uppgifter");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alertdialog", { name: "Ansökan är mottagen" })).toContainText("Tack för din ansökan");
    await expectNoViolations(page, "dialog[open]");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/signin$/);
  });

  const letter = await mailTo(Email, "Bekräfta din e-postadress");
  expect(await row()).toMatchObject({ FirstName: "Vera", University: "Umeå universitet", Confirmed: false, roles: [] });

  await test.step("the mailed link confirms the address after a click on its button", async () => {
    await page.goto(linkIn(letter, "/signup/bekrafta"));
    await press(page, "button", "Bekräfta adressen");
    await expect(page.getByText("Din adress är bekräftad.")).toBeVisible();
    expect(await row()).toMatchObject({ Confirmed: true });
    await press(page, "button", "Till inloggningen");
    // The URL has a query after a native form submit, if the page was not hydrated.
    await expect(page).toHaveURL(/\/signin\??$/);
  });

  await test.step("sign-in goes to the account, which links to the test", async () => {
    await type(page, "E-post", Email);
    await type(page, "Lösenord", first);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByText(/Du har svarat på 0 av \d+ provfrågor/)).toBeVisible();
    await expectNoViolations(page);
    await press(page, "link", "Till provfrågorna");
  });

  await test.step("an answer is saved and survives a reload", async () => {
    await expect(page.getByText(/^0 av \d+ besvarade/)).toBeVisible();
    await type(page, "Ditt svar på fråga 1", "Hon ska betala i dag och spara kvittot.");
    await press(page, "button", "Spara svaret");
    await expect(page.getByText(/^1 av \d+ besvarade/)).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await expect(page.getByLabel("Ditt svar på fråga 1")).toHaveValue("Hon ska betala i dag och spara kvittot.");
    const own = await as({ Email, Password: first });
    const answers = await own.listUserTestAnswers({ params: { id: (await row())?.UserID ?? 0 } });
    expect(answers).toMatchObject({
      body: { TestAnswers: [{ AnswerBody: "Hon ska betala i dag och spara kvittot." }] },
    });
  });

  await test.step("the account's data and password are changed", async () => {
    await press(page, "link", "Mitt konto");
    await press(page, "button", "Ändra uppgifterna");
    const phone = page.getByLabel("Telefon");
    await tabTo(page, phone);
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText("070-765 43 21");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Uppgifterna är sparade.")).toBeVisible();
    await expect(page.getByText("070-765 43 21")).toBeVisible();
    await type(page, "Nuvarande lösenord", "fel lösenord");
    await type(page, "Nytt lösenord", second);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Nuvarande lösenord")).toHaveAccessibleDescription("Lösenordet stämmer inte.");
    await expectNoViolations(page);
    await tabTo(page, page.getByLabel("Nuvarande lösenord"));
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.insertText(first);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Lösenordet är bytt.")).toBeVisible();
    expect(await token(Email, first)).toBeUndefined();
    expect(await (await as({ Email, Password: second })).getMe()).toMatchObject({ body: { Phone: "+46707654321" } });
  });

  await test.step("sign-out clears the session", async () => {
    await press(page, "button", "Logga ut");
    await expect(page.getByRole("banner").getByRole("button", { name: "Logga ut" })).toHaveCount(0);
    await expect(page).toHaveURL(/\/$/);
    expect(await page.context().cookies()).toEqual([]);
    await page.goto("/account");
    await expect(page.getByRole("alertdialog")).toContainText("Logga in för att få tillgång till denna sida.");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/$/);
  });
  expect(problems).toEqual([]);
});

test("the personal data can be exported, all sessions revoked, and the account deleted", async ({ page }) => {
  const person = { Email, Password: second };
  const elsewhere = await as(person);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/account$/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Hämta uppgifterna" }).click();
  const file = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(file).toMatchObject({ Account: { Email, Motivation: motivation }, TestAnswers: [{}] });

  await page.getByRole("button", { name: "Logga ut överallt" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ja" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Du har loggats ut.");
  await page.getByRole("alertdialog").getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await elsewhere.getMe()).toMatchObject({ status: 401, body: { Code: "REVOKED_TOKEN" } });

  // Token times have a resolution of one second: a sign-in of the second of the revocation is revoked too.
  const revoked = seconds();
  await expect.poll(seconds).toBeGreaterThan(revoked);
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/account$/);
  await page.getByLabel("Ditt lösenord").fill(second);
  await page.getByRole("button", { name: "Ta bort kontot" }).click();
  const question = page.getByRole("alertdialog", { name: "Ta bort kontot?" });
  await expectNoViolations(page, "dialog[open]");
  await expect(question.getByRole("button", { name: "Avbryt" })).toBeFocused();
  await question.getByRole("button", { name: "Ja" }).click();
  await page.getByRole("alertdialog", { name: "Kontot är borttaget" }).getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await row()).toBeUndefined();
  await expect.poll(() => token(Email, second)).toBeUndefined();
});
