import { createClient } from "@lagrum/core/client";
import { expect, type Locator, type Page, test } from "playwright/test";
import { publish, reserve } from "../support/answerQuestion.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { axeViolations } from "../support/axe.ts";
import { karin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";

/** Axe on the open dialog only; the page has its own test. */
async function expectNoViolations(page: Page, opened: string): Promise<void> {
  expect(await axeViolations(page, { part: opened })).toEqual([]);
}

/** The facts and the cited provisions that an answer's page shows. */
const factsAndLaw = async (place: Locator): Promise<string> =>
  (await place.locator("dl").allInnerTexts()).join(" | ").replace(/\s+/g, " ");

/** The question reserved by the story; released when the story fails before publication. */
let reservedId: number | null = null;
test.afterEach(async ({ page }) => {
  if (reservedId === null) return;
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  await createClient({ baseUrl: `${baseUrl}/api`, token: () => token }).unreserveQuestion({
    params: { id: reservedId },
  });
});

test("an advisor uses a template, cites the law, previews, restores a version and publishes", async ({ page }) => {
  test.slow();
  const question = story(marker());
  const id = await openQuestion(question);
  let previewed = "";
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, karin);
  await reserve(page, id);
  reservedId = id;
  await page.goto(`/admin/questions/reserved/${id}`);
  const text = page.getByRole("textbox", { name: "Svar", exact: true });
  const saved = page.getByText(/^Sparat kl\./);

  await test.step("a template fills the editor, and the length is shown", async () => {
    await page.getByRole("button", { name: "Mallar" }).click();
    await page.getByRole("menuitem", { name: /^Gratis fråga/ }).click();
    await expect(text).toContainText("Vad lagen säger");
    await expect(page.getByText(/\d+ tecken · \d+ ord · ungefär 1 min läsning/)).toBeVisible();
    await expect(saved).toBeVisible();
  });

  await test.step("the question remains visible beside a long answer", async () => {
    // The pointer is over the text, since the question beside it may scroll by itself.
    await text.hover();
    await page.mouse.wheel(0, 2_000);
    await expect(page.getByRole("heading", { name: question.title })).toBeInViewport();
  });

  await test.step("a provision is validated at its field, and its law is found by name", async () => {
    await page.getByRole("button", { name: "Lägg till lagrum" }).click();
    const provision = page.getByRole("group", { name: "Nytt lagrum" });
    await provision.getByLabel("Lag").fill("jordab");
    await page.getByRole("option", { name: "jordabalken", exact: true }).click();
    await expect(provision.getByLabel("SFS-nummer")).toHaveValue("1970:994");
    await provision.getByLabel("Kapitel").fill("tolv");
    await provision.getByLabel("Paragraf").fill("28");
    await provision.getByRole("button", { name: "Lägg till lagrummet" }).click();
    await expect(provision.getByText("Skriv bara kapitlets nummer, till exempel 12 eller 12 a.")).toBeVisible();
    await expectNoViolations(page, "[role=group]");
    await provision.getByLabel("Kapitel").fill("12");
    await page.keyboard.press("Enter");
    await expect(page.getByText("12 kap. 28 § jordabalken (1970:994)")).toBeVisible();
    await page.getByLabel("Gäller per").fill("2026-11-01");
    await expect(saved).toBeVisible();
  });

  await test.step("the preview is the same as the public page", async () => {
    await page.getByRole("button", { name: "Förhandsgranska" }).press("Enter");
    const preview = page.getByRole("dialog", { name: "Så ser läsaren svaret" });
    await expect(preview.getByRole("heading", { name: question.title })).toBeVisible();
    expect(await factsAndLaw(preview)).toMatch(
      /^Svar av Karin Ekdal .*Gäller per 1 november 2026.*\| Jordabalk .*12 kap\. 28 §/,
    );
    previewed = await factsAndLaw(preview);
    await expectNoViolations(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(preview).toBeHidden();
  });

  await test.step("a discarded text is restored from the version history", async () => {
    const isStored = page.waitForResponse(
      (response) => response.ok() && response.request().postData()?.includes("<p>Ja.</p>") === true,
    );
    await text.fill("Ja.");
    await expect(page.getByText("3 tecken · 1 ord · ungefär 1 min läsning")).toBeVisible();
    await isStored;
    await expect(saved).toBeVisible();
    const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0;
    expect(await heightOf(text), "the text fills most of the window").toBeGreaterThan(480);
    expect(await heightOf(page.getByRole("toolbar")), "one row").toBeLessThan(50);
    await expect(page.getByRole("group", { name: "Svaret" })).toBeInViewport({ ratio: 1 });
    const beside = page.getByRole("region", { name: "Frågan" });
    await page.getByRole("button", { name: "Helskärm" }).click();
    await expect(beside).toBeHidden();
    await page.getByRole("button", { name: "Stäng helskärm" }).click();
    await expect(beside).toBeVisible();
    await page.getByRole("button", { name: "Versioner" }).click();
    const versions = page.getByRole("dialog", { name: "Tidigare versioner" });
    await expect(versions.getByRole("button", { name: /Karin Ekdal · / })).toHaveCount(2);
    await versions
      .getByRole("button", { name: /Karin Ekdal · / })
      .last()
      .click();
    const version = page.getByRole("dialog");
    await expect(version.locator("del").filter({ hasText: "Vad lagen säger" })).toBeVisible();
    await expectNoViolations(page, "[role=dialog]");
    await version.getByRole("button", { name: "Återställ den här versionen" }).click();
    await expect(text).toContainText("Vad lagen säger");
    await expect(saved).toBeVisible();
  });

  await test.step("remaining placeholders are reported before sending; readers see the law and the date", async () => {
    await page.getByRole("button", { name: "Skicka och publicera" }).click();
    await expect(page.getByText(/Något från mallen är kvar att fylla i: \[/)).toBeVisible();
    await page.getByRole("button", { name: "Avbryt" }).click();
    await text.fill("Ja, hyresvärden ska lämna tillbaka depositionen.");
    await expect(saved).toBeVisible();
    await publish(page);
    reservedId = null;
    await expect(page.getByText(/^Klart\./)).toBeVisible();
    await page.goto(`/answers/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: question.title })).toBeVisible();
    expect(await factsAndLaw(page.getByRole("main"))).toBe(previewed);
  });
});
