import { findTestBrowser } from "@lagrum/launch/testing/chromium";
import { type BrowserContextOptions, chromium, type Page } from "playwright/test";
import { withService } from "../setup/withService.ts";
import type { Rows } from "./figures.ts";

/** Browser contexts of the visitors: half of them without JavaScript. */
const sessions: BrowserContextOptions[] = [{}, {}, { javaScriptEnabled: false }, { javaScriptEnabled: false }];
/** Playwright's timeout in milliseconds, for a busy machine. */
const timeout = 60_000;
/** Submissions of the form: one within two seconds is refused. */
const attempts = 5;

type Outcome = "form" | "taken" | "other";

/** The list of free times of one lawyer. @returns the first start */
async function openList(page: Page, lawyer: number): Promise<string> {
  await page.goto(`/boka?category=hyresratt&kanal=Telephone&langd=BOOK15&jurist=${lawyer}`);
  const start = await page.locator("button[name=SlotStart]").first().getAttribute("value");
  if (start === null) throw new Error("no free time");
  return start;
}

const formTitle = "Dina uppgifter";
const takenText = "Någon annan hann boka tiden. Välj en annan.";

/** Chooses a time. If it is taken, the page lists other times. */
async function take(page: Page, start: string): Promise<Outcome> {
  await page.locator(`button[value="${start}"]`).click();
  const form = page.getByRole("heading", { level: 1, name: formTitle });
  const taken = page.getByText(takenText);
  try {
    await form.or(taken).first().waitFor();
  } catch {
    console.log(page.url(), await page.title());
    return "other";
  }
  if (await form.isVisible()) return "form";
  return (await page.locator("button[name=SlotStart]").count()) > 0 ? "taken" : "other";
}

/** Fills in the form, reviews and books. @returns whether it is booked */
async function book(page: Page, n: number): Promise<boolean> {
  const number = String(n).padStart(4, "0");
  await page.getByLabel("Beskriv kort vad det gäller").fill("Hyresvärden vill att vi flyttar redan nästa månad.");
  await page.getByLabel("Motpart").fill(`Motpart ${number}`);
  await page.getByLabel("Förnamn").fill("Kim");
  await page.getByLabel("Efternamn").fill("Ek");
  await page.getByLabel("E-post").fill(`rush${number}@exempel.se`);
  await page.getByLabel("Telefon", { exact: true }).fill(`070123${number}`);
  await page.getByLabel("Jag godkänner villkoren").check();
  const [review, confirm] = ["Granska bokningen", "Boka mötet"].map((name) => page.getByRole("button", { name }));
  const booked = page.getByRole("heading", { level: 1, name: "Mötet är bokat" });
  if (!review || !confirm) return false;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await review.or(confirm).first().waitFor();
    if (await review.isVisible()) await review.click();
    await confirm.click();
    await booked.or(review).first().waitFor();
    if (await booked.isVisible()) return true;
  }
  return false;
}

/** Four browsers choose the same time at once, repeatedly; the one that gets it books the meeting. */
export async function measureBrowserRush(times: number): Promise<Rows> {
  const { executablePath, args } = await findTestBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  try {
    return await withService(
      async ({ url }) => {
        const query = new URLSearchParams({ Service: "BOOK15", Channel: "Telephone", CategoryID: "1" });
        const response = await fetch(`${url}/api/bookingSlots?${query}`);
        const { Lawyers } = (await response.json()) as { Lawyers: { UserID: number }[] };
        const lawyer = Lawyers[0]?.UserID ?? 0;
        const pages: Page[] = [];
        for (const session of sessions) {
          const context = await browser.newContext({ ...session, baseURL: url, locale: "sv-SE" });
          context.setDefaultTimeout(timeout);
          pages.push(await context.newPage());
        }
        const outcomes: Outcome[] = [];
        let [alone, booked] = [0, 0];
        const began = performance.now();
        for (let n = 0; n < times; n += 1) {
          const [start = ""] = await Promise.all(pages.map((page) => openList(page, lawyer)));
          const taken = await Promise.all(pages.map((page) => take(page, start)));
          outcomes.push(...taken);
          if (taken.filter((outcome) => outcome === "form").length === 1) alone += 1;
          const winner = pages[taken.indexOf("form")];
          if (winner && (await book(winner, n))) booked += 1;
        }
        const count = (wanted: Outcome): number => outcomes.filter((outcome) => outcome === wanted).length;
        return [
          ["what", "figure"],
          ["times", times],
          ["attempts", outcomes.length],
          ["times that exactly one session got", alone],
          ["of them booked to the end", booked],
          ["got the error that the time is taken, with other times", count("taken")],
          ["other pages", count("other")],
          ["seconds", ((performance.now() - began) / 1000).toFixed(0)],
        ];
      },
      { OVERLOAD_LIMIT: "0", FORM_LIMIT_IP: "100000000", BOOKING_LIMIT_NETWORK: "100000000" },
    );
  } finally {
    await browser.close();
  }
}
