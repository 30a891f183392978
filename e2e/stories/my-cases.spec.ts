import { expect, type Page, test } from "playwright/test";
import { askThroughForm, openQuestion, story } from "../support/askQuestion.ts";
import { axeViolations } from "../support/axe.ts";
import { marker } from "../support/demoAccounts.ts";
import { linkIn, mailsTo, mailTo } from "../support/mailbox.ts";

const subject = "Din länk till Mina ärenden";

/** Requests the link. @returns the text of the response page, the same for every address */
async function requestLink(page: Page, email: string): Promise<string | null> {
  await page.goto("/mina-arenden");
  await page.getByLabel("E-post").fill(email);
  await page.getByRole("button", { name: "Mejla mig en länk" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Titta i din e-post" })).toBeVisible();
  return page.getByRole("main").textContent();
}

const mailedLink = async (email: string, earlier = 0) =>
  linkIn(await mailTo(email, subject, 20_000, earlier), "/mina-arenden/oppna");

async function openPage(page: Page, link: string) {
  await page.goto(link);
  await page.getByRole("button", { name: "Visa mina ärenden" }).click();
}

const heading = (page: Page, name: string) => page.getByRole("heading", { name });

/** Axe's violations, and whether the page scrolls sideways, from the narrowest screen to a large one. */
async function problemsOf(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) found.push(`${width} px: ${excess} px too wide`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await axeViolations(page)));
    }
  }
  return found;
}

test("an asker gets a link by mail, sees all questions of the address, opens one and signs out", async ({ page }) => {
  const question = story(marker());
  const second = { ...story(marker()), email: question.email };
  await openQuestion(question);
  await askThroughForm(page, second);
  const response = await requestLink(page, question.email);
  const link = await mailedLink(question.email);

  await page.goto(link);
  expect(await problemsOf(page)).toEqual([]);
  await page.goto("/mina-arenden");
  await expect(page.getByLabel("E-post"), "opening the link has not started a session").toBeVisible();
  await openPage(page, link);
  await expect(page).toHaveURL(/\/mina-arenden$/);
  await expect(heading(page, question.title)).toBeVisible();
  await expect(heading(page, second.title)).toBeVisible();
  await expect(page.getByText(/^Vi svarar senast /)).toBeVisible();
  await expect(page.getByText(/^Bekräfta frågan genom länken i mejlet/)).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);

  const cookie = (await page.context().cookies()).find(({ name }) => name === "myCases");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/mina-arenden" });
  expect(await page.evaluate(() => document.cookie)).not.toContain("myCases");

  await expect(page.getByRole("button", { name: second.title }), "it has no page yet").toHaveCount(0);
  await page.getByRole("button", { name: question.title }).click();
  await expect(page).toHaveURL(/\/ask_a_question\/status\?code=/);
  await expect(page.getByText(question.title).first()).toBeVisible();

  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Mina ärenden" }).click();
  await expect(heading(page, question.title), "also without a full page load").toBeVisible();
  await page.getByRole("button", { name: "Logga ut" }).click();
  await expect(page.getByText("Du är utloggad")).toBeVisible();
  await page.goto("/mina-arenden");
  await expect(heading(page, question.title)).toHaveCount(0);

  await openPage(page, link);
  await expect(page.getByRole("alert").getByText("Länken har gått ut eller är redan använd.")).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);

  const stranger = story(marker()).email;
  expect(await requestLink(page, stranger), "an unknown address gets the same response").toBe(response);
  await requestLink(page, question.email);
  await mailedLink(question.email, 1);
  expect(await mailsTo(stranger, subject)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link is requested, opened and used, and an invalid address shows an error", async ({ page }) => {
    const question = story(marker());
    await openQuestion(question);
    await page.goto("/mina-arenden");
    await page.getByLabel("E-post").fill("ingen adress");
    await page.getByRole("button", { name: "Mejla mig en länk" }).click();
    await expect(page).toHaveTitle(/^Fel: /);
    await expect(page.getByLabel("E-post")).toHaveValue("ingen adress");
    await requestLink(page, question.email);
    await openPage(page, await mailedLink(question.email));
    await page.getByRole("button", { name: question.title }).click();
    await expect(page.getByText(question.title).first()).toBeVisible();
    await page.goto("/mina-arenden");
    await page.getByRole("button", { name: "Logga ut" }).click();
    await expect(page.getByText("Du är utloggad")).toBeVisible();
  });
});
