import { expect, test } from "playwright/test";
import { karin, signIn } from "../support/demoAccounts.ts";

test("staff who lack a part of the admin get a notice with a way to reload, never an empty page", async ({ page }) => {
  await signIn(page, karin);
  for (const chunk of ["**/admin/assets/root-*.js", "**/admin/assets/App-*.js"]) {
    await page.route(chunk, (route) => route.abort());
    await page.goto("/admin/dashboard");
    await expect(page.getByRole("alert")).toContainText("En del av sidan gick inte att hämta.");
    await page.unroute(chunk);
    await page.getByRole("button", { name: "Ladda om sidan" }).click();
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  }
});

for (const path of ["/admin/dashboard", "/machines"]) {
  test(`${path} says how to reload when its first script does not come`, async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Ladda om sidan" })).toBeVisible();
  });
}
