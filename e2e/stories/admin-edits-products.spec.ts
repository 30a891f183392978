import { createClient } from "@lagrum/core/client";
import { expect, test } from "playwright/test";
import { bodyOf, signInToken } from "../support/applyForAccount.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";

test("a new price and a new name show on the site at once, and old URLs redirect", async ({ page }) => {
  const word = marker();
  const uri = word.toLowerCase();
  const token = await signInToken(admin.Email, admin.Password);
  const adminClient = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  const tree = bodyOf(await adminClient.listCategories()).Categories;
  const area = tree.find(({ Uri }) => Uri === "trafikratt") ?? tree[0];
  if (!area) throw new Error("no area");
  const part = { Name: `Part ${word}`, Uri: `part-${uri}`, ParentID: area.ID };
  const { ID: partId } = bodyOf(await adminClient.createCategory({ body: part }));
  const text = { ShortDescription: "Ett avtal på två sidor.", Description: "Du får ett avtal." };
  const Price = { Amount: 100_000, TaxRate: 2500 } as const;
  const product = { Name: `Avtal ${word}`, Uri: `avtal-${uri}`, DeliveryWorkingDays: 4, ...text, Price };
  const { ID: productId } = bodyOf(await adminClient.createProduct({ body: product }));
  // Fills the page cache before the changes.
  for (const path of [`/product/${product.Uri}`, `/categories/${part.Uri}`]) await page.request.get(path);

  await signIn(page, admin);
  await page.goto("/admin/products");
  await page.getByRole("link", { name: product.Name }).click();
  await page.getByRole("button", { name: "Nytt pris" }).click();
  const dialog = page.getByRole("dialog", { name: "Nytt pris" });
  await dialog.getByLabel("Pris i kronor, med moms").fill("1 295,50");
  await expect(dialog.getByText(/1295,50\skr, varav moms 259,10\skr/)).toBeVisible();
  await dialog.getByRole("button", { name: "Spara" }).click();
  await expect(page.getByRole("table", { name: "Prishistorik" }).getByRole("row")).toHaveCount(3);
  await page.getByLabel("Adress").fill(`kontrakt-${uri}`);
  await page.getByRole("button", { name: "Spara" }).click();
  await expect(page).toHaveURL(/\/admin\/products$/);

  await page.goto("/admin/categories");
  await page.getByRole("button", { name: new RegExp(`^${area.Name}`) }).click();
  await page.getByRole("button", { name: `Ändra ${part.Name}` }).click();
  const form = page.getByRole("dialog", { name: `Ändra ${part.Name}` });
  await form.getByLabel("Namn").fill(`Del ${word}`);
  await form.getByLabel("Adress").fill(`del-${uri}`);
  await form.getByRole("button", { name: "Spara" }).click();
  await expect(page.getByText(`/categories/del-${uri}`)).toBeVisible();

  const shown = async (path: string) => (await page.request.get(path)).text();
  await expect.poll(() => shown(`/product/kontrakt-${uri}`)).toMatch(/1295,50\s?kr|1295,50&nbsp;kr/);
  await expect.poll(() => shown(`/categories/del-${uri}`)).toContain(`Del ${word}`);
  for (const [from, to] of [
    [`/product/avtal-${uri}`, `/product/kontrakt-${uri}`],
    [`/categories/part-${uri}`, `/categories/del-${uri}`],
  ] as const) {
    const response = await page.request.get(from, { maxRedirects: 0 });
    expect([response.status(), new URL(response.headers().location ?? "", baseUrl).pathname]).toEqual([308, to]);
  }

  await adminClient.deleteProduct({ params: { id: productId } });
  await adminClient.deleteCategory({ params: { id: partId } });
  await expect.poll(async () => (await page.request.get(`/product/kontrakt-${uri}`)).status()).toBe(404);
});
