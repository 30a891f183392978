import { createClient } from "@lagrum/core/client";
import { expect, type Page } from "playwright/test";
import { baseUrl } from "./env.ts";
import { withPointer } from "./formDriver.ts";
import { linkIn, mailTo } from "./mailbox.ts";

export interface Story {
  title: string;
  body: string;
  email: string;
  /** Name of the subcategory in the form's select. */
  category: string;
}

/** A question with a unique title. */
export const story = (marker: string): Story => ({
  title: `Får hyresvärden behålla min deposition ${marker}?`,
  body: "Jag flyttade ut för två månader sedan. Lägenheten var städad och hel.\n\nHyresvärden svarar inte när jag frågar efter depositionen.",
  email: `${marker.toLowerCase()}@fragestallare.example`,
  category: "Deposition",
});

/** Fills the form, reviews and sends it, with or without JavaScript. */
export async function askThroughForm(
  page: Page,
  { title, body, email, category }: Story,
  form = withPointer(page),
): Promise<void> {
  await page.goto("/ask_a_question");
  await form.pick("Rättsområde", category);
  await form.write("Rubrik", title);
  await form.write("Beskriv din situation", body);
  await form.write(/^E-post$/, email);
  await form.write("E-post en gång till", email);
  await form.tick("Jag godkänner villkoren");
  await form.press("Granska din fråga");
  await expect(page.getByRole("heading", { level: 1, name: "Granska din fråga" })).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
  await form.press("Skicka frågan");
  await expect(page).toHaveURL(/\/ask_a_question\/tack/);
}

/** Opens the link in the confirmation mail and confirms. */
export async function confirmThroughMail(page: Page, { email, title }: Story): Promise<void> {
  await page.goto(linkIn(await mailTo(email, "Bekräfta din fråga"), "/ask_a_question/bekrafta"));
  await page.getByRole("button", { name: "Bekräfta frågan" }).click();
  await expect(page.getByRole("link", { name: /Följ din fråga|statussida/ })).toBeVisible();
  await page.goto(linkIn(await mailTo(email, "Vi har tagit emot din fråga"), "/ask_a_question/status"));
  await expect(page.getByText(title)).toBeVisible();
}

/** Asks and confirms through the API, for stories that start with an open question. @returns its id */
export async function openQuestion({ title, body, email, category }: Story): Promise<number> {
  const api = createClient({ baseUrl: `${baseUrl}/api` });
  const categories = await api.listCategories();
  if (!categories.ok) throw new Error(categories.body.Code);
  const child = categories.body.Categories.flatMap(({ Children }) => Children).find(({ Name }) => Name === category);
  const response = await api.askQuestion({
    body: {
      Type: "Free",
      CategoryID: child?.ID ?? 0,
      Title: title,
      QuestionBody: body,
      Email: email,
      AcceptTerms: true,
    },
  });
  if (!response.ok) throw new Error(`${response.body.Code} ${JSON.stringify(response.body.Details)}`);
  const link = new URL(linkIn(await mailTo(email, "Bekräfta din fråga"), "/ask_a_question/bekrafta"), baseUrl);
  const confirmed = await api.confirmQuestion({
    params: { id: response.body.ID, code: link.searchParams.get("code") ?? "" },
  });
  if (!confirmed.ok) throw new Error(confirmed.body.Code);
  return response.body.ID;
}
