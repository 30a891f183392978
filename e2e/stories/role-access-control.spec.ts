import { expect, test } from "playwright/test";
import { admin, applicant, fillSignIn, karin, signInThroughForm, signOut } from "../support/demoAccounts.ts";

test("an unauthenticated visit to an admin page shows an alert and redirects to the start page", async ({ page }) => {
  await page.goto("/admin/questions/unanswered");
  const alert = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(alert).toContainText("Logga in för att få tillgång till denna sida.");
  await alert.getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("an account without a role is redirected to its account page, also from the sign-in page, and from the admin to the start page", async ({
  page,
}) => {
  await fillSignIn(page, applicant);
  await expect(page).toHaveURL(/\/account$/);
  await page.goto("/signin");
  await expect(page).toHaveURL(/\/account$/);
  await page.goto("/admin/dashboard");
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a wrong password and an unknown address give the same message, and the field preserves the address", async ({
  page,
}) => {
  for (const Email of [karin.Email, "okand@lagrum.example"]) {
    await fillSignIn(page, { Email, Password: "fel-losenord-12" });
    await expect(page.getByRole("alertdialog")).toContainText("E-postadressen eller lösenordet stämmer inte.");
    await expect(page.getByLabel("E-post")).toHaveValue(Email);
  }
});

test("the token cookie of the specification skips sign-in, and the cookie alone authorises no API call", async ({
  page,
}) => {
  await signInThroughForm(page, admin);
  const token = (await page.context().cookies()).find(({ name }) => name === "token");
  expect(token?.sameSite).toBe("Lax");
  const claims = Buffer.from(token?.value.split(".")[1] ?? "", "base64url").toString();
  expect(JSON.parse(claims)).toMatchObject({ roles: ["admin"] });
  for (const path of ["/signin", "/signup"]) {
    const sent = await page.request.get(path, { maxRedirects: 0 });
    expect([path, sent.status(), sent.headers().location]).toEqual([path, 303, "/admin/dashboard"]);
  }
  const withCookieAlone = await page.request.get("/api/me");
  expect(withCookieAlone.status()).toBe(401);
  const withHeader = await page.request.get("/api/me", { headers: { "User-Token": token?.value ?? "" } });
  expect(await withHeader.json()).toMatchObject({ Email: admin.Email, roles: ["admin"] });
});

test("sign-out ends the session", async ({ page }) => {
  await signInThroughForm(page, karin);
  await page.goto("/");
  await signOut(page);
  expect((await page.context().cookies()).filter(({ name }) => name === "token")).toEqual([]);
  await page.goto("/admin/dashboard");
  await expect(page.getByText("Logga in för att få tillgång till denna sida.")).toBeVisible();
});
