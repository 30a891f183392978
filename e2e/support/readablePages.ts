import { expect, type Page } from "playwright/test";

export const answerPath = "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten";

/** A page that must stay readable, its heading, and what is typed in its form, by label. */
export interface ReadablePage {
  path: string;
  name: string | RegExp;
  typed: Record<string, string>;
  /** The form's button. */
  button?: string;
}

export const readablePages: ReadablePage[] = [
  { path: "/", name: /Vad säger lagen/, typed: { "Sök bland svaren": "deposition" }, button: "Sök" },
  { path: answerPath, name: /behålla depositionen/, typed: {} },
  { path: "/fixed_price", name: "Fasta priser", typed: {} },
  { path: "/product/testamente", name: /Testamente/, typed: {} },
  {
    path: "/contact",
    name: "Kontakta oss",
    typed: { Namn: "Kim Åberg", Meddelande: "Vem kan jag intervjua om tjänsten?" },
    button: "Skicka meddelandet",
  },
  {
    path: "/angra",
    name: "Ångra avtalet",
    typed: { Namn: "Kim Åberg", "Köpets referens": "O-5012" },
    button: "Ångra avtalet",
  },
  {
    path: "/ask_a_question",
    name: "Ställ en fråga",
    typed: { Rubrik: "Får hyresvärden höja hyran utan varsel?" },
    button: "Granska din fråga",
  },
  { path: "/mina-arenden", name: "Mina ärenden", typed: { "E-post": "kim" }, button: "Mejla mig en länk" },
];

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

export async function typeIn(page: Page, { typed }: ReadablePage): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
}

/** The page's heading is shown, and its fields have what was typed. */
export async function expectReadable(page: Page, { name, typed }: ReadablePage): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label), label).toHaveValue(text);
}

/**
 * Sends the form as a browser without JavaScript does: with a request for a page. The answer has what was typed, with the
 * errors of the rest, or is the page of results.
 */
export async function expectPlainSubmit(page: Page, readable: ReadablePage): Promise<void> {
  if (!readable.button) return;
  const posting = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === "POST");
  await page.getByRole("main").getByRole("button", { name: readable.button, exact: true }).click();
  await posting;
  if (readable.button === "Sök") {
    await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("searchbox").or(page.getByLabel("Sök bland svaren"))).toHaveValue(
      "deposition",
    );
    return;
  }
  await expect(page.getByRole("region", { name: "Kontrollera dina uppgifter" })).toBeVisible();
  for (const [label, text] of Object.entries(readable.typed)) await expect(field(page, label)).toHaveValue(text);
}
