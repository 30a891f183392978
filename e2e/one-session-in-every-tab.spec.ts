import { createClient } from "@lagrum/core/client";
import { expect, type Page, test } from "playwright/test";
import { applyAndConfirm, askProvider } from "./accountStage.ts";
import { baseUrl } from "./env.ts";
import { admin, karin, marker, signIn } from "./people.ts";

// Many pages in one story: a trace would take longer than the rest.
test.use({ trace: "off" });

const notLoggedIn = "Logga in för att få tillgång till denna sida.";
const signOutButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Logga ut" });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test("signing out in one tab signs out the others, on the site and in the admin", async ({ page, context }) => {
  await signIn(page, karin);
  const reading = await context.newPage();
  await reading.goto("/answers");
  const leaving = await context.newPage();
  await leaving.goto("/");
  await signOutButton(leaving).click();
  await expect(leaving.getByRole("link", { name: "Personalsidor" })).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toContainText(notLoggedIn);
  await expect(signOutButton(reading)).toHaveCount(0);
  expect(await cookies(page)).not.toContain("token");
  await page.getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

async function addAdvisor() {
  const person = await applyAndConfirm();
  const { idToken } = await askProvider("signInWithPassword", {
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

test("a role that is taken away closes the admin in both tabs, on the next call", async ({ page, context }) => {
  const { person, setRoles } = await addAdvisor();
  await signIn(page, person);
  const other = await context.newPage();
  await other.goto("/admin/questions/answered");
  await expect(other.getByRole("table")).toBeVisible();
  await setRoles([]);
  for (const tab of [page, other]) {
    // A list that was open may have asked again by itself already.
    const onward = tab.getByRole("menuitem", { name: "Obesvarade" });
    if (await onward.isVisible()) await onward.click({ timeout: 2_000 }).catch(() => null);
    await expect(tab).toHaveURL(/:\d+\/$/);
  }
  // Still signed in: only the role is gone.
  expect(await cookies(page)).toContain("token");
});

test("without the provider pages are read as ever, and staff go on while their token lives", async ({ page }) => {
  await signIn(page, karin);
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

test("an account page is nobody's without a session, and says so in the words it should", async ({ page }) => {
  await page.goto("/account");
  await expect(page.getByRole("alertdialog")).toContainText(notLoggedIn);
  await expect(page.getByText("Mina uppgifter")).toHaveCount(0);
  await page.getByRole("button", { name: "Ok" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("staff who come to the sign-in page go to the dashboard, even when the cookie is gone", async ({ page }) => {
  await signIn(page, karin);
  await page.goto("/integritet");
  await page.context().clearCookies();
  await page.goto("/signin");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});
