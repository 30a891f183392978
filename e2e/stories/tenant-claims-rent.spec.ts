import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { sendForm } from "../support/sendForm.ts";

const contract = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** Axe's violations, and whether the page scrolls sideways on the narrowest screen. */
async function problemsOf(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 900 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(excess > 0 ? [`${excess} px too wide`] : []), ...(await axeViolations(page))];
}

async function estimate(page: Page): Promise<void> {
  await page.goto("/boka");
  await page.getByRole("link", { name: "Räkna först ut om den är för hög" }).click();
  await page.getByLabel("Vad hyr du?").selectOption({ label: "En hyresrätt i andra hand" });
  await page.getByLabel("Första dagen du hyrde").fill("2024-01-01");
  await page.getByLabel("Din hyra per månad, i kronor").fill("12 000");
  await page.getByLabel("Hyresvärdens egen hyra per månad, i kronor").fill("8 000");
  await page.getByRole("radio", { name: "Ja, helt" }).check();
  await page.getByRole("button", { name: "Räkna ut" }).click();
  await expect(page.getByRole("heading", { name: /^Uppskattning: / })).toBeVisible();
}

async function fillClaim(page: Page, email: string): Promise<void> {
  const typed: [string, string][] = [
    ["Bostadens gatuadress", "Ringvägen 4"],
    ["Bostadens postnummer", "118 67"],
    ["Bostadens postort", "Stockholm"],
    ["Hyresvärdens namn", "Hasse Hyresvärd"],
    ["Förnamn", "Tilda"],
    ["Efternamn", "Ek"],
    ["Personnummer", "19811218-9876"],
    ["E-post", email],
    ["Telefon", "070-123 45 67"],
    ["Din gatuadress", "Ringvägen 4"],
    ["Ditt postnummer", "118 67"],
    ["Din postort", "Stockholm"],
  ];
  for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole("radio", { name: "Ja" }).check();
  await page.getByLabel(/Jag ger er fullmakt/).check();
  await page.getByLabel("Jag har fyllt 18 år").check();
  await page.getByLabel("Jag godkänner villkoren").check();
}

test("a tenant estimates the rent, sends a claim without JavaScript, and follows it to the decision", async ({
  browser,
  page,
}) => {
  test.slow();
  const email = `${marker().toLowerCase()}@hyr.example`;
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await estimate(plain);
  await expect(plain.getByLabel("Personnummer"), "only after the estimate").toHaveCount(0);
  await plain.getByRole("button", { name: "Gå vidare med ett ärende" }).click();
  await expect(plain.getByRole("heading", { level: 1, name: "Skicka in ditt hyresärende" })).toBeVisible();
  expect(new URL(plain.url()).search, "no facts in the URL").toBe("");
  await plain.getByRole("button", { name: "Skicka ärendet" }).click();
  await expect(plain.getByRole("link", { name: "Ange vem du hyr av." })).toBeVisible();
  await fillClaim(plain, email);
  // A refused post never returns the personal number.
  await sendForm(plain, "Skicka ärendet", /\/overhyra\/arende/, () =>
    plain.getByLabel("Personnummer").fill("19811218-9876", { timeout: 2000 }),
  );
  await plain.getByLabel("Dokument", { exact: true }).setInputFiles({
    ...{ name: "kontrakt.pdf", mimeType: "application/pdf", buffer: contract },
  });
  await plain.getByRole("button", { name: "Bifoga dokumentet" }).click();
  await expect(plain.getByText("kontrakt.pdf: att du hyr eller har hyrt")).toBeVisible();
  await plain.close();

  const receipt = await mailTo(email, "Vi har fått ditt hyresärende");
  const [reference = ""] = /H-\d+/.exec(receipt.Text) ?? [];
  await page.goto(linkIn(receipt, "/overhyra/arende"));
  await expect(page.getByText("Mottaget")).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);

  const desk = await (await browser.newContext({ locale: "sv-SE" })).newPage();
  await signIn(desk, admin);
  await desk.goto("/admin/rent-claims");
  const row = desk.getByRole("row").filter({ hasText: `${reference} · Stockholm` });
  await row.getByRole("link", { name: "Tilda Ek" }).click();
  await expect(desk.getByText("19811218-••••")).toBeVisible();
  await desk.getByRole("button", { name: "Visa personnumret" }).click();
  const showing = desk.getByRole("dialog", { name: "Visa personnumret" });
  await showing.getByLabel("Varför behöver du det?").fill("Ansökan till hyresnämnden.");
  await showing.getByRole("button", { name: "Visa" }).click();
  await expect(desk.getByText("19811218-9876")).toBeVisible();
  await desk.getByRole("button", { name: "Börja granska" }).click();
  const move = async (action: string, text: string, kronor?: string) => {
    await desk.getByRole("button", { name: action }).click();
    await desk.getByLabel("Besked till hyresgästen").fill(text);
    if (kronor) await desk.getByLabel(/Belopp som hyresgästen/).fill(kronor);
    await desk.getByRole("button", { name: "Spara och mejla" }).click();
    await expect(desk.getByRole("dialog")).toHaveCount(0);
  };
  await move("Be om underlag", "Skicka hyresvärdens avi till oss.");

  await page.goto(linkIn(await mailTo(email, "Vi behöver underlag i ditt hyresärende"), "/overhyra/arende"));
  await expect(page.getByText("Skicka hyresvärdens avi till oss.")).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByLabel("Skriv ditt svar").fill("Avin är bifogad i ärendet.");
  await page.getByRole("button", { name: "Skicka svaret" }).click();
  await expect(page.getByText("En jurist går igenom ditt underlag.")).toBeVisible();

  await desk.reload();
  await expect(desk.getByText("Avin är bifogad i ärendet.")).toBeVisible();
  await move("Kravet är skickat", "Vi har skickat kravet till hyresvärden.");
  await move("Avgör", "Hyresvärden betalar tillbaka det ni har kommit överens om.", "50 000");
  expect(await axeViolations(desk)).toEqual([]);
  await desk.close();

  const decision = await mailTo(email, "Ditt hyresärende är avgjort");
  expect(decision.Text, "the text is on the page").not.toContain("kommit överens");
  await page.goto(linkIn(decision, "/overhyra/arende"));
  await expect(page.getByText("Du får tillbaka 50 000 kr.")).toBeVisible();
  await expect(page.getByLabel("Dokument", { exact: true })).toHaveCount(0);
});
