import { createClient } from "@lagrum/core/client";
import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

async function writeDraft(page: Page, title: string): Promise<void> {
  const picture = await page.screenshot();
  await page.goto("/admin/news/create");
  await page.getByRole("textbox", { name: "Rubrik" }).fill(title);
  await page.getByRole("textbox", { name: "Nyhetens text" }).fill("I januari öppnar vi i nya lokaler.");
  await page.getByRole("button", { name: "Bild", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Bild" });
  await dialog
    .locator("input[type=file]")
    .setInputFiles({ name: "kontor.png", mimeType: "image/png", buffer: picture });
  await expect(dialog.getByText("kontor.webp")).toBeVisible();
  await dialog.getByRole("button", { name: "Infoga" }).click();
  await expect(dialog.getByText("Beskriv bilden för den som inte ser den.")).toBeVisible();
  await dialog.getByLabel("Beskrivning").fill("Vårt nya kontor");
  await dialog.getByRole("button", { name: "Infoga" }).click();
  const files = page.getByRole("group", { name: "Filer" });
  const choose = (name: string, buffer: Buffer) =>
    files.locator("input[type=file]").setInputFiles({ name, mimeType: "application/pdf", buffer });
  await choose("logga.pdf", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"));
  await expect(files.getByText("logga.pdf: Filen tas inte emot.")).toBeVisible();
  await choose('Våra "villkor"; x=.pdf', pdf);
  await expect(files.getByText("Våra villkor x=.pdf")).toBeVisible();
  await choose("Priser.pdf", pdf);
  const up = files.getByRole("button", { name: "Flytta upp Priser.pdf" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(files.getByRole("listitem").first()).toContainText("Priser.pdf");
}

/** Whether an image has loaded and decoded. */
const isSeen = (page: Page) =>
  page.getByRole("img", { name: "Vårt nya kontor" }).evaluate((img) => (img as HTMLImageElement).naturalWidth > 0);

test("news start as a draft with an image and a file, are published, and appear at their scheduled time", async ({
  page,
  browser,
}) => {
  const title = `Vi flyttar till ${marker()}`;
  const address = `/nyheter/${title.toLowerCase().replaceAll(" ", "-")}`;
  await signIn(page, admin);
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  const chief = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  const reader = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  const made: number[] = [];

  await writeDraft(page, title);
  await page.getByRole("button", { name: "Förhandsgranska" }).click();
  const preview = page.getByRole("dialog", { name: "Så ser läsaren nyheten" });
  await expect(preview.getByRole("heading", { name: title })).toBeVisible();
  await expect.poll(() => isSeen(preview.page())).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await preview.getByRole("button", { name: "Stäng" }).click();
  await page.getByRole("button", { name: "Spara", exact: true }).click();
  const row = page.getByRole("main").getByRole("link", { name: new RegExp(title) });
  await expect(row).toContainText("Utkast");
  expect((await reader.goto(address))?.status()).toBe(404);

  await row.click();
  await expect(page.getByRole("group", { name: "Filer" })).toContainText("Våra villkor x=.pdf");
  await page.getByRole("radio", { name: "Publicera när jag sparar" }).check();
  await page.getByRole("button", { name: "Spara", exact: true }).click();
  await expect(row).toContainText("Publicerad");
  await expect.poll(async () => (await reader.goto(address))?.status()).toBe(200);
  await reader.getByRole("img", { name: "Vårt nya kontor" }).scrollIntoViewIfNeeded();
  await expect.poll(() => isSeen(reader)).toBe(true);
  await expect(reader.getByRole("main").getByRole("link", { name: /\.pdf/ })).toHaveText([
    "Priser.pdf",
    "Våra villkor x=.pdf",
  ]);
  const file = await reader.request.get(
    (await reader.getByRole("link", { name: "Våra villkor x=.pdf" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="Vara villkor x=\.pdf"/);
  expect(await file.body()).toEqual(pdf);

  const coming = `Snart ${marker()}`;
  const PublishedAt = new Date(Date.now() + 2000).toISOString();
  const later = await chief.createNews({ body: { Title: coming, Body: "<p>Nu.</p>", PublishedAt } });
  if (later.ok) made.push(later.body.ID);
  const shown = async () => {
    await reader.goto("/nyheter");
    return reader.getByRole("link", { name: coming }).count();
  };
  await expect.poll(shown, { timeout: 15_000 }).toBe(1);
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(PublishedAt));

  const { ok, body } = await chief.listNews({ query: { Query: title } });
  if (ok) made.push(...body.News.map(({ ID }) => ID));
  for (const id of made) await chief.deleteNews({ params: { id } });
  await expect.poll(async () => (await reader.goto(address))?.status()).toBe(404);
  await reader.context().close();
});
