import { expect, type Page, test } from "playwright/test";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { draftsOnDevice } from "../support/deviceDrafts.ts";
import { killPage } from "../support/killPage.ts";

const headline = (page: Page) => page.getByRole("textbox", { name: "Rubrik" });
const body = (page: Page) => page.getByRole("textbox", { name: "Nyhetens text" });
const forms = (page: Page) => draftsOnDevice(page, "forms");
const offer = (page: Page) => page.getByRole("button", { name: "Ta tillbaka texten" });

test("unsaved news survive a kill of the page, and are removed from the device when saved or discarded", async ({
  page: first,
  context,
}) => {
  const title = `Vi flyttar till ${marker()}`;
  await signIn(first, admin);
  await first.goto("/admin/news/create");
  await headline(first).fill(title);
  await body(first).click();
  await first.keyboard.type("I januari öppnar vi i nya lokaler.");
  await expect
    .poll(() => forms(first))
    .toMatchObject([{ values: { Title: title, Body: expect.stringContaining("I januari öppnar vi i nya lokaler.") } }]);
  await killPage(context, first);

  const page = await context.newPage();
  await page.goto("/admin/news/create");
  await offer(page).click();
  await expect(headline(page)).toHaveValue(title);
  await expect(body(page)).toHaveText("I januari öppnar vi i nya lokaler.");
  await page.getByRole("button", { name: "Spara", exact: true }).click();
  const row = page.getByRole("main").getByRole("link", { name: new RegExp(title) });
  await expect(row).toContainText("Utkast");
  await expect.poll(() => forms(page)).toEqual([]);

  await row.click();
  await headline(page).fill("Vi flyttar inte");
  await expect.poll(() => forms(page)).toHaveLength(1);
  page.once("dialog", (dialog) => dialog.accept());
  await page.goBack();
  await expect.poll(() => forms(page)).toEqual([]);
  await row.click();
  await expect(headline(page)).toHaveValue(title);
  await expect(offer(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Ta bort" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Bekräfta" }).click();
  await expect(row).toHaveCount(0);
});
