import { createClient } from "@lagrum/core/client";
import { expect, type Page, test } from "playwright/test";
import { apply, bodyOf, signInToken } from "../support/applyForAccount.ts";
import { fillBooking, reviewAndBook } from "../support/bookMeeting.ts";
import { storedInBrowser, undeclared } from "../support/browserStorage.ts";
import { admin, fillSignIn, marker } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { hydrate } from "../support/formDriver.ts";
import { linkIn } from "../support/mailbox.ts";
import { buyProduct } from "../support/orderProduct.ts";
import { sendForm } from "../support/sendForm.ts";

const answer = "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten";

/** The drafts in this tab. All are in the cookie declaration. */
async function drafts(page: Page): Promise<string[]> {
  const stored = await storedInBrowser(page);
  expect(undeclared(stored, false)).toEqual([]);
  const others = /^tsr-|^firebase:/;
  return stored.filter(({ kind, name }) => kind === "sessionStorage" && !others.test(name)).map(({ name }) => name);
}

/** Holds the page's script back. @returns lets it run, and waits for hydration */
async function holdScript(page: Page): Promise<() => Promise<void>> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await hydrate(page);
    await page.unroute("**/assets/*.js");
  };
}

test("text typed before and after the script runs survives reloads, until the message is sent", async ({ page }) => {
  const [name, message, phone] = ["Kim Åberg", "Vem kan jag intervjua om tjänsten?", "070-123 45 67"];
  let runScript = await holdScript(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Namn").fill(name);
  await runScript();
  expect(await drafts(page)).toEqual(["contact"]);

  await page.goto("/contact");
  await expect(page.getByLabel("Namn")).toHaveValue(name);
  await page.getByLabel("Meddelande").fill(message);
  runScript = await holdScript(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await page.getByLabel("Telefon").fill(phone);
  await runScript();
  for (const [label, text] of Object.entries({ Namn: name, Telefon: phone, Meddelande: message })) {
    await expect(page.getByLabel(label), label).toHaveValue(text);
  }
  await expect(page.getByLabel("Telefon"), "the focus stays").toBeFocused();

  await page.getByLabel("E-post").fill(`${marker().toLowerCase()}@skribent.example`);
  await page.getByLabel("Vad gäller det?").selectOption("Press");
  await sendForm(page, "Skicka meddelandet", /\/contact\/tack/);
  expect(await drafts(page)).toEqual([]);
});

test("a report, a complaint and a withdrawal survive a reload, each purchase by itself", async ({ page }) => {
  await page.goto(`${answer}/rapportera`);
  await hydrate(page);
  await page.getByRole("radio", { name: "Svaret är gammalt" }).check();
  await page.getByLabel("Beskriv felet").fill("Paragrafen har fått ett nytt nummer.");
  await page.goto(`${answer}/rapportera`);
  await expect(page.getByLabel("Beskriv felet")).toHaveValue("Paragrafen har fått ett nytt nummer.");
  await expect(page.getByRole("radio", { name: "Svaret är gammalt" })).toBeChecked();
  await sendForm(page, "Skicka rapporten", /\/rapportera\/tack/);
  expect(await drafts(page)).toEqual([]);

  await page.goto("/reklamera?ref=O-5012");
  await hydrate(page);
  await page.getByLabel("Vad är fel?").fill("Det saknas en sida i skuldebrevet.");
  await page.goto("/reklamera?ref=O-5013");
  await hydrate(page);
  await expect(page.getByLabel("Köpets referens")).toHaveValue("O-5013");
  await expect(page.getByLabel("Vad är fel?")).toHaveValue("");
  await page.goto("/reklamera?ref=O-5012");
  await expect(page.getByLabel("Vad är fel?")).toHaveValue("Det saknas en sida i skuldebrevet.");

  await page.goto("/angra");
  await hydrate(page);
  await page.getByLabel("Namn").fill("Anna Berg");
  await page.getByLabel("Köpets referens").fill("O-5012");
  await page.getByLabel("E-post", { exact: true }).fill(`${marker().toLowerCase()}@angrar.example`);
  await page.goto("/angra");
  await expect(page.getByLabel("Namn")).toHaveValue("Anna Berg");
  await sendForm(page, "Ångra avtalet", /\/angra\/mottaget/);
  expect(await drafts(page)).toEqual(["complaint-O-5012"]);
  await page.goBack();
  await hydrate(page);
  expect(await drafts(page), "going back to a sent form stores nothing").toEqual(["complaint-O-5012"]);
});

test("a rent claim survives a reload with its estimate, without the personal number and the consents", async ({
  page,
}) => {
  await page.goto("/overhyra");
  await hydrate(page);
  await page.getByLabel("Vad hyr du?").selectOption({ label: "En hyresrätt i andra hand" });
  await page.getByLabel("Första dagen du hyrde").fill("2024-01-01");
  await page.getByLabel("Din hyra per månad, i kronor").fill("12 000");
  await page.getByLabel("Hyresvärdens egen hyra per månad, i kronor").fill("8 000");
  await page.getByRole("radio", { name: "Ja, helt" }).check();
  await page.getByRole("button", { name: "Räkna ut" }).click();
  await page.getByRole("button", { name: "Gå vidare med ett ärende" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Skicka in ditt hyresärende" })).toBeVisible();
  await hydrate(page);
  const address: [string, string][] = [
    ["Bostadens gatuadress", "Ringvägen 4"],
    ["Bostadens postnummer", "118 67"],
    ["Bostadens postort", "Stockholm"],
    ["Hyresvärdens namn", "Hasse Hyresvärd"],
    ["Förnamn", "Tilda"],
    ["Efternamn", "Ek"],
    ["E-post", `${marker().toLowerCase()}@hyr.example`],
    ["Telefon", "070-123 45 67"],
    ["Din gatuadress", "Ringvägen 4"],
    ["Ditt postnummer", "118 67"],
    ["Din postort", "Stockholm"],
  ];
  for (const [label, text] of address) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("radio", { name: "Ja" }).check();
  const consents = [/Jag ger er fullmakt/, "Jag har fyllt 18 år", "Jag godkänner villkoren"];
  const fillRest = async () => {
    await page.getByLabel("Personnummer").fill("19811218-9876");
    for (const label of consents) await page.getByLabel(label).check();
  };
  await fillRest();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/9876|AcceptTerms|PowerOf/);

  // Without the posted estimate.
  await page.goto("/overhyra/anmal");
  for (const [label, text] of address) await expect(page.getByLabel(label, { exact: true }), label).toHaveValue(text);
  await expect(page.getByRole("radio", { name: "Ja" })).toBeChecked();
  await expect(page.getByLabel("Personnummer")).toHaveValue("");
  for (const label of consents) await expect(page.getByLabel(label)).not.toBeChecked();
  await fillRest();
  await sendForm(page, "Skicka ärendet", /\/overhyra\/arende/);
  expect(await drafts(page)).toEqual([]);
});

test("a booking survives a reload and another choice of time, without the consent", async ({ page }) => {
  const chooseTime = async (nth: number) => {
    await page.goto("/boka?category=hyresratt&kanal=Video&langd=BOOK15");
    await page.getByRole("listitem").getByRole("button").nth(nth).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dina uppgifter" })).toBeVisible();
    await hydrate(page);
  };
  await chooseTime(20);
  expect(await drafts(page), "an untouched form stores nothing").toEqual([]);
  await fillBooking(page, { email: `${marker()}@exempel.se`, firstName: "Robin" });
  await page.goto(page.url());
  await expect(page.getByLabel("Förnamn")).toHaveValue("Robin");
  await expect(page.getByLabel("Jag godkänner villkoren")).not.toBeChecked();
  await page.getByLabel("Jag godkänner villkoren").check();
  await page.getByRole("button", { name: "Granska bokningen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Granska din bokning" })).toBeVisible();

  // The review is a step of the browser's history. A reload of it asks for the consent again.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Dina uppgifter" })).toBeVisible();
  await expect(page.getByLabel("Motpart")).toHaveValue("Bostads AB Granen");
  await page.getByLabel("Jag godkänner villkoren").check();
  await expect(page.getByRole("heading", { level: 1, name: "Dina uppgifter" })).toBeVisible();

  await page.getByRole("button", { name: "Släpp tiden och välj en annan" }).click();
  await expect(page).toHaveURL(/\/boka$/);
  await chooseTime(21);
  await expect(page.getByLabel("Förnamn")).toHaveValue("Robin");
  await page.getByLabel("Jag godkänner villkoren").check();
  await reviewAndBook(page);
  expect(await drafts(page)).toEqual([]);
});

test("a place on the waiting list survives a reload, with its emptied days", async ({ page }) => {
  const path = "/boka/vanta?category=hyresratt&kanal=Office&langd=BOOK15";
  await page.goto(path);
  await hydrate(page);
  for (const day of ["Måndag", "Tisdag", "Onsdag", "Torsdag", "Fredag"]) await page.getByLabel(day).uncheck();
  await page.getByLabel("E-post").fill(`${marker()}@exempel.se`);
  await page.goto(path);
  await expect(page.getByLabel("E-post")).toHaveValue(/exempel\.se/);
  await expect(page.getByLabel("Måndag")).not.toBeChecked();
  await page.getByLabel("Söndag").check();
  await sendForm(page, "Ställ mig på väntelistan", /\/boka\/vantelista/);
  expect(await drafts(page)).toEqual([]);
});

test("a reply about an order survives a reload, and is not shown in another order", async ({ page }) => {
  const token = await signInToken(admin.Email, admin.Password);
  const staff = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  const pages: string[] = [];
  for (const _ of [1, 2]) {
    const { order, confirmation } = await buyProduct(page, "skuldebrev");
    const params = { id: order.ID };
    bodyOf(await staff.takeOrder({ params }));
    bodyOf(await staff.askBuyer({ params, body: { Message: "Vem ska betala tillbaka lånet?" } }));
    pages.push(linkIn(confirmation, "/order"));
  }
  const [one = "", other = ""] = pages;
  const field = page.getByLabel("Skriv ditt svar");
  await page.goto(one);
  await hydrate(page);
  await field.fill("Min bror ska betala.");
  await page.goto(other);
  await hydrate(page);
  await expect(field).toHaveValue("");
  await page.goto(one);
  await expect(field).toHaveValue("Min bror ska betala.");
  const code = new URL(page.url()).searchParams.get("code") ?? "-";
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(`reply-order-${code}`);
  await page.getByRole("button", { name: "Skicka svaret" }).click();
  await expect(field).toHaveCount(0);
  expect(await drafts(page)).toEqual([]);
});

test("an unsaved change of the account's data survives a reload, until it is cancelled or saved", async ({ page }) => {
  const Email = `${marker().toLowerCase()}@student.example`;
  const person = { FirstName: "Tove", LastName: "Alm", Email, Password: "lila-hund-bygger-tak-7" };
  await apply({ ...person, Motivation: "Jag vill lära mig att svara så att alla förstår. ".repeat(3) });
  await fillSignIn(page, person);
  await expect(page).toHaveURL(/\/account/);
  await page.goto("/account");
  const change = page.getByRole("button", { name: "Ändra uppgifterna" });
  await change.click();
  await page.getByLabel("LinkedIn").fill("https://www.linkedin.com/in/tove");
  await page.reload();
  await expect(page.getByLabel("LinkedIn")).toHaveValue("https://www.linkedin.com/in/tove");
  await page.getByRole("button", { name: "Avbryt" }).click();
  expect(await drafts(page)).toEqual([]);
  await change.click();
  await expect(page.getByLabel("LinkedIn")).toHaveValue("");
  expect(await drafts(page), "an untouched form stores nothing").toEqual([]);
  await page.getByLabel("Förnamn").fill("Tora");
  await page.reload();
  await expect(page.getByLabel("Förnamn")).toHaveValue("Tora");
  await page.getByRole("button", { name: "Spara uppgifterna" }).click();
  await expect(page.getByText("Uppgifterna är sparade.")).toBeVisible();
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText("Tora Alm")).toBeVisible();
});
