import { expect, type Page, test } from "playwright/test";
import { marker } from "../support/demoAccounts.ts";
import { tabTo, typeAhead } from "../support/formDriver.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Tabs to a control, and presses a key on it. */
async function press(page: Page, control: ReturnType<Page["getByRole"]>, key = "Enter"): Promise<void> {
  await tabTo(page, control, 400);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

/** The keyboard of a story is faster than a person's, whom the form gives two seconds. */
const minimumSubmitTime = (page: Page) =>
  page.waitForFunction(() => {
    const openedAt = document.querySelector<HTMLInputElement>("[name=OpenedAt]")?.value ?? "";
    return Date.now() - Date.parse(openedAt) > 2000;
  });

test("a visitor books a meeting, changes it at the review, moves it and cancels it with the keyboard alone", async ({
  page,
}) => {
  test.setTimeout(90_000);
  const email = `${marker().toLowerCase()}@tangent.example`;
  await page.goto("/boka");
  await tabTo(page, page.getByLabel("Vad gäller det?"));
  await typeAhead(page, "Hyresr");
  await tabTo(page, page.getByRole("radio", { name: "Telefon", exact: true }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Video", exact: true })).toBeChecked();
  await press(page, button(page, "Visa lediga tider"));
  await expect(page.getByRole("heading", { level: 2, name: "Lediga tider" })).toBeVisible();
  await press(page, page.getByRole("link", { name: "Hoppa förbi tiderna" }));
  await tabTo(page, page.getByRole("link", { name: /^Fler tider från/ }), 5);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Tidigare tider" })).toBeVisible();
  await press(page, page.getByRole("listitem").getByRole("button").nth(2));
  await expect(page.getByRole("heading", { level: 1, name: "Dina uppgifter" })).toBeVisible();

  await type(page, "Beskriv kort vad det gäller", "Hyresvärden vill att vi flyttar redan nästa månad.");
  await type(page, "Motpart", "Bostads AB Granen");
  await type(page, "Förnamn", "Kim");
  await type(page, "Efternamn", "Ek");
  await type(page, "E-post", email);
  await type(page, "Telefon", `070-${String(Date.now()).slice(-7)}`);
  await press(page, page.getByLabel("Jag godkänner villkoren"), "Space");
  await press(page, button(page, "Granska bokningen"));
  await expect(page.getByRole("heading", { level: 1, name: "Granska din bokning" })).toBeVisible();
  await press(page, button(page, "Ändra mötet"));
  await expect(page.getByRole("heading", { level: 1, name: "Ändra mötet" })).toBeVisible();
  // The first times may begin too soon to be moved.
  await press(page, page.getByRole("listitem").getByRole("button").last());
  await expect(page.getByRole("heading", { level: 1, name: "Granska din bokning" })).toBeVisible();
  await minimumSubmitTime(page);
  await press(page, button(page, "Boka mötet"));
  await expect(page.getByRole("heading", { level: 1, name: "Bekräfta din tid" })).toBeVisible();

  await page.goto(linkIn(await mailTo(email, "Bekräfta din tid"), "/boka/bokning"));
  await press(page, button(page, "Bekräfta mötet"));
  await expect(page.getByRole("heading", { level: 1, name: "Mötet är bokat" })).toBeVisible();

  await page.goto(linkIn(await mailTo(email, "Ditt möte är bokat"), "/boka/bokning"));
  const time = await page.locator("dd", { hasText: "kl." }).first().textContent();
  await press(page, page.getByRole("link", { name: "Flytta mötet" }));
  await expect(page.getByRole("heading", { level: 1, name: "Flytta mötet" })).toBeVisible();
  await press(page, page.getByRole("link", { name: /^Fler tider från/ }));
  await expect(page.getByRole("link", { name: "Tidigare tider" })).toBeVisible();
  await press(page, page.getByRole("listitem").getByRole("button").first());
  await expect(page.getByRole("heading", { level: 1, name: "Din bokning" })).toBeVisible();
  expect(await page.locator("dd", { hasText: "kl." }).first().textContent()).not.toBe(time);
  await press(page, page.getByText("Avboka mötet", { exact: true }));
  await press(page, button(page, "Ja, avboka mötet"));
  await expect(page.getByText("Mötet är avbokat.")).toBeVisible();
});
