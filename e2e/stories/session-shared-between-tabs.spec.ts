import { createClient } from "@lagrum/core/client";
import { expect, type Page, test } from "playwright/test";
import { applyAndConfirm, callProvider } from "../support/accountFixtures.ts";
import {
  admin,
  fillSignIn,
  karin,
  marker,
  signInThroughForm,
  signOut,
  signOutButton,
} from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";

const notLoggedIn = "Logga in för att få tillgång till denna sida.";
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test("signing out in one tab signs out the others, on the site and in the admin", async ({ page, context }) => {
  await signInThroughForm(page, karin);
  const reading = await context.newPage();
  await reading.goto("/answers");
  const leaving = await context.newPage();
  await leaving.goto("/");
  await signOut(leaving);
  await expect(leaving.getByRole("link", { name: "Personalsidor" })).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toContainText(notLoggedIn);
  await expect(signOutButton(reading)).toHaveCount(0);
  expect(await cookies(page)).not.toContain("token");
  await page.getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("a tab that is fetching its session does not undo another tab's sign-out", async ({ page, context }) => {
  await signInThroughForm(page, karin);
  const slow = await context.newPage();
  const blocked = Promise.withResolvers<void>();
  const isAsking = slow.waitForRequest(/accounts:lookup/);
  await slow.route(/accounts:lookup/, async (route) => {
    await blocked.promise;
    await route.continue();
  });
  await slow.goto("/answers");
  await isAsking;
  await page.goto("/");
  await signOut(page);
  const isAnswered = slow.waitForResponse(/accounts:lookup/);
  blocked.resolve();
  await isAnswered;
  await expect(signOutButton(slow)).toHaveCount(0);
  const later = await context.newPage();
  await later.goto("/account");
  await expect(later.getByRole("alertdialog")).toContainText(notLoggedIn);
});

test("a sign-out pressed before hydration takes effect in every tab", async ({ page, context }) => {
  await signInThroughForm(page, karin);
  const leaving = await context.newPage();
  await leaving.route("**/assets/*.js", (route) => route.abort());
  await leaving.goto("/");
  await signOut(leaving);
  await leaving.unroute("**/assets/*.js");
  await leaving.goto("/answers");
  await expect(page.getByRole("alertdialog")).toContainText(notLoggedIn);
  await expect.poll(() => cookies(page)).toEqual([]);
  await expect(signOutButton(leaving)).toHaveCount(0);
  await leaving.goto("/account");
  await expect(leaving.getByRole("alertdialog")).toContainText(notLoggedIn);
});

async function addAdvisor() {
  const person = await applyAndConfirm();
  const { idToken } = await callProvider("signInWithPassword", {
    email: admin.Email,
    password: admin.Password,
    returnSecureToken: true,
  });
  const api = createClient({ baseUrl: `${baseUrl}/api`, token: () => String(idToken) });
  const found = await api.listUsers({ query: { Query: person.Email } });
  const id = found.ok ? (found.body.Users[0]?.UserID ?? 0) : 0;
  const setRoles = async (roles: "advisor"[]) => {
    const set = await api.updateUserAdvanced({ params: { id }, body: { roles } });
    if (!set.ok) throw new Error(set.body.Code);
  };
  await setRoles(["advisor"]);
  return { person, setRoles };
}

test("a revoked role closes the admin in both tabs on the next request", async ({ page, context }) => {
  const { person, setRoles } = await addAdvisor();
  await signInThroughForm(page, person);
  const other = await context.newPage();
  await other.goto("/admin/questions/answered");
  await expect(other.getByRole("table")).toBeVisible();
  await setRoles([]);
  const start = /:\d+\/$/;
  for (const tab of [page, other]) {
    // The open page may have been refetched already, without its menu.
    await Promise.race([tab.waitForURL(start), tab.getByRole("menuitem", { name: "Obesvarade" }).click()]);
    await expect(tab).toHaveURL(start);
  }
  // Still signed in, without the role.
  expect(await cookies(page)).toContain("token");
});

test("while the identity provider is down pages still load, and staff stay signed in until their token expires", async ({
  page,
}) => {
  await signInThroughForm(page, karin);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.route(/identitytoolkit|securetoken/, (route) => route.abort());
  await page.goto("/admin/questions/unanswered");
  await expect(page.getByRole("table")).toBeVisible();
  await page.goto("/answers");
  await expect(page.getByRole("heading", { level: 1, name: "Svar" })).toBeVisible();
  await expect(signOutButton(page)).toBeVisible();
  await page.goto("/ask_a_question");
  await page.getByLabel("Rubrik").fill(`En fråga ${marker()}`);
  expect(problems).toEqual([]);
});

test("an account page without a session shows the specified alert", async ({ page }) => {
  await page.goto("/account");
  await expect(page.getByRole("alertdialog")).toContainText(notLoggedIn);
  await expect(page.getByText("Mina uppgifter")).toHaveCount(0);
  await page.getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("signed-in staff are redirected from the sign-in page to the dashboard, even without the cookie", async ({
  page,
}) => {
  await signInThroughForm(page, karin);
  await page.goto("/integritet");
  await page.context().clearCookies();
  await page.goto("/signin");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

for (const [what, block] of [
  ["cookies", () => Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} })],
  [
    "site data",
    () =>
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      }),
  ],
] as const) {
  test(`a browser that keeps no ${what} is told so instead of losing its sign-in`, async ({ page }) => {
    await page.addInitScript(block);
    await fillSignIn(page, karin);
    await expect(page.getByRole("alertdialog")).toContainText("Tillåt dem för den här webbplatsen");
    await expect(page.getByLabel("E-post")).toHaveValue(karin.Email);
  });
}
