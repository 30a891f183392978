import { createClient } from "@lagrum/core/client";
import { callOutcomeTexts } from "@lagrum/core/texts/calls";
import { inReviewText, orderStateTexts } from "@lagrum/core/texts/orders";
import { expect, type Page } from "playwright/test";
import {
  desktopScreen,
  expectAccessiblePage,
  expectOneTitle,
  phoneScreen,
  setScreen,
  test,
  visit,
} from "../support/adminPages.ts";
import { bodyOf } from "../support/applyForAccount.ts";
import { openQuestion, type Story, story } from "../support/askQuestion.ts";
import { axeViolations } from "../support/axe.ts";
import { marker } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { openPaidQuestion } from "../support/paidQuestions.ts";

const main = (page: Page) => page.getByRole("main");

/** The asker objects to publication with the code from the mail. */
async function objectToPublication(question: Story): Promise<void> {
  const id = await openQuestion(question);
  const letter = await mailTo(question.email, "Vi har tagit emot din fråga");
  const link = new URL(linkIn(letter, "/ask_a_question/status"), baseUrl);
  const outcome = await createClient({ baseUrl: `${baseUrl}/api` }).objectToPublication({
    params: { id },
    accessCode: link.searchParams.get("code") ?? "",
  });
  if (!outcome.ok) throw new Error(outcome.body.Code);
}

test("the list of calls, a call and its note are accessible", async ({ adminPage }) => {
  const toCall = story(marker());
  const id = await openPaidQuestion(toCall, { Type: "PhoneAdvice" });
  await expectAccessiblePage(adminPage, "/admin/questions/calls", adminPage.page.getByText(toCall.title));
  const finish = adminPage.page.getByRole("button", { name: "Anteckna samtalet" });
  await expectAccessiblePage(adminPage, `/admin/questions/unanswered/${id}`, finish, async () => {
    await finish.click();
    await adminPage.page.getByRole("radio", { name: callOutcomeTexts.Moved }).check();
  });
});

test("the inbox and a note in it are accessible; an objection is in the hidden list, and its question can't be unhidden", async ({
  adminPage,
}) => {
  const objected = story(marker());
  await objectToPublication(objected);
  const { page } = adminPage;
  // An objection of this story, since other stories may handle theirs at any time.
  const objection = main(page).getByRole("listitem").filter({ hasText: objected.title });
  await expectAccessiblePage(adminPage, "/admin/inbox", objection.getByText("motsätter sig publicering"), () =>
    objection.getByRole("button", { name: "Anteckna", exact: true }).click(),
  );
  await visit(page, "/admin/questions/hidden");
  const row = page.getByRole("row").filter({ hasText: objected.title });
  await expect(row.getByText("Invändning")).toBeVisible();
  await row.getByRole("button", { name: "Visa" }).click();
  await expect(row.getByText("Den som ställde frågan har motsatt sig publicering.")).toBeVisible();
});

test("the dashboard and the menu are accessible", async ({ adminPage }) => {
  await expectAccessiblePage(adminPage, "/admin/dashboard", adminPage.page.getByText("Först att besvara"));
  const group = adminPage.page.getByText("Webbplatsen", { exact: true });
  await expect(group).toBeVisible();
  await adminPage.page.setViewportSize({ width: 375, height: 900 });
  await expect(group).not.toBeAttached();
  await expect(adminPage.page.getByRole("heading", { level: 1 }), "for screen readers too").toBeVisible();
});

test("each page of the menu has one h1 and a document title", async ({ adminPage: { page, problems } }) => {
  test.slow();
  await setScreen(page, desktopScreen);
  await visit(page, "/admin/dashboard");
  const places = page.getByRole("menu").getByRole("menuitem");
  await expect(places.filter({ hasText: "Logg" })).toBeVisible();
  const named = new Set<string | null>();
  for (const place of await places.all()) {
    const before = await page.title();
    await place.click();
    if (named.size > 0) await expect(page).not.toHaveTitle(before);
    await expectOneTitle(page);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await expect(page).toHaveTitle(`${heading} – Lagrum`);
    named.add(heading);
  }
  expect(named.size).toBe(await places.count());
  expect(problems).toEqual([]);
});

test("each create page and an unknown URL have one h1 and a document title", async ({ adminPage: { page } }) => {
  for (const [path, name] of [
    ["news/create", "Ny nyhet"],
    ["products/create", "Ny produkt"],
    ["templates/create", "Ny mall"],
    ["synonyms/create", "Ny synonym"],
    ["test-questions/create", "Ny provfråga"],
    ["nowhere", "Sidan finns inte"],
  ]) {
    await visit(page, `/admin/${path}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectOneTitle(page);
    await expect(page).toHaveTitle(`${name} – Lagrum`);
  }
});

test("the statistics page is accessible", ({ adminPage }) =>
  expectAccessiblePage(
    adminPage,
    "/admin/statistics",
    adminPage.page.getByRole("table", { name: "Svar månad för månad" }),
  ));

test("the page of the books is accessible", ({ adminPage }) =>
  expectAccessiblePage(adminPage, "/admin/accounting", adminPage.page.getByRole("table", { name: "Gallring" })));

test("the salary page and its correction dialog are accessible", ({ adminPage }) => {
  const correct = adminPage.page.getByRole("button", { name: /^Rätta fråga/ });
  return expectAccessiblePage(adminPage, "/admin/salaries", correct, () => correct.first().click());
});

test("the areas of law are accessible, an expanded one too", async ({ adminPage }) => {
  const area = adminPage.page.getByRole("button", { name: /^Hyresrätt/ });
  await expectAccessiblePage(adminPage, "/admin/categories", area);
  await area.click();
  await expect(adminPage.page.getByRole("button", { name: "Ändra Deposition" })).toBeVisible();
  expect(await axeViolations(adminPage.page)).toEqual([]);
});

test("the calendar of meetings, a meeting and the lawyers' hours are accessible", async ({ adminPage }) => {
  const { page } = adminPage;
  await expectAccessiblePage(adminPage, "/admin/meetings", page.getByRole("button", { name: "Vecka" }));
  const create = page.getByRole("button", { name: "Boka möte" });
  await expectAccessiblePage(adminPage, "/admin/meetings", create, () => create.click());
  await expectAccessiblePage(adminPage, "/admin/meetings/hours", page.getByRole("group", { name: "Måndag" }));
});

for (const list of [
  "questions/unanswered",
  "questions/today",
  "questions/readings",
  "questions/answered",
  "questions/hidden",
  "questions/all",
  "answers",
]) {
  test(`the list ${list} is accessible`, ({ adminPage }) => {
    const rows = main(adminPage.page).getByRole("link", { name: /\?/ });
    const reason = main(adminPage.page).getByText(/^(Inga|Inget|Ingen|Alla) .+\.$/);
    return expectAccessiblePage(adminPage, `/admin/${list}`, rows.or(reason));
  });
}

for (const list of ["orders", "payments", "money-cases", "withdrawals", "complaints", "rent-claims", "waiting-list"]) {
  test(`the list ${list} is accessible`, ({ adminPage }) => {
    const rows = main(adminPage.page).getByText(/\b[OH]-\d/);
    // A card may have no order: someone on the waiting list, a complaint without a reference.
    const cards = main(adminPage.page).getByRole("listitem").getByRole("heading", { level: 2 });
    const reason = main(adminPage.page).getByText(/^(Inga|Inget|Ingen|Alla) .+\.$/);
    return expectAccessiblePage(adminPage, `/admin/${list}`, rows.or(cards).or(reason));
  });
}

// Demo orders, whose states no story changes.
for (const [State, customer, action] of [
  [orderStateTexts.AwaitingCustomer, "Hampus Exempelhav", "Betala tillbaka"],
  [inReviewText, "Majlis Exempelstrand", "Avbryt beställningen"],
] as const) {
  test(`an order in the state ${State} and a dialog of it are accessible`, async ({ adminPage }) => {
    const { page } = adminPage;
    await setScreen(page, phoneScreen);
    await visit(page, "/admin/orders");
    await page.getByRole("combobox", { name: "Läge" }).click();
    await page.getByRole("option", { name: State }).click();
    await page.getByRole("textbox", { name: "Sök" }).fill(customer);
    const row = main(page).getByRole("link", { name: new RegExp(customer) });
    const href = await row.getAttribute("href");
    const open = page.getByRole("button", { name: action });
    await expectAccessiblePage(adminPage, href ?? "", open, () => open.click());
  });
}

test("the page of shortcuts and the command palette are accessible", ({ adminPage }) =>
  expectAccessiblePage(
    adminPage,
    "/admin/shortcuts",
    adminPage.page.getByRole("heading", { name: "Kortkommandon" }),
    async () => {
      await adminPage.page.keyboard.press("Control+k");
      await expect(adminPage.page.getByRole("option", { name: /Obesvarade/ })).toBeVisible();
    },
  ));

test("the services and the dialog of a price are accessible", ({ adminPage }) => {
  const add = adminPage.page.getByRole("button", { name: "Nytt pris" });
  return expectAccessiblePage(adminPage, "/admin/services", add, () => add.first().click());
});

test("the audit log is accessible", ({ adminPage }) =>
  expectAccessiblePage(adminPage, "/admin/audit", adminPage.page.locator('main a[href^="/admin/"]')));

test("the list of files is accessible", ({ adminPage }) =>
  expectAccessiblePage(adminPage, "/admin/files", adminPage.page.getByText("Filer laddas upp där en nyhet skrivs.")));

test("the list of undelivered mails is accessible", ({ adminPage }) =>
  expectAccessiblePage(adminPage, "/admin/mails", adminPage.page.getByText("Alla mejl har kommit fram.")));

test("the list of searches without a good hit is accessible", ({ adminPage }) =>
  expectAccessiblePage(
    adminPage,
    "/admin/search-misses",
    adminPage.page
      .getByText("Inga sökningar utan bra träff just nu.")
      .or(adminPage.page.getByText("personer på en dag")),
  ));

test("the list of AI replies and of blocked questions are accessible", async ({ adminPage }) => {
  const { page } = adminPage;
  const replies = page
    .getByText("Inga AI-svar att granska.")
    .or(page.getByRole("button", { name: "Gör till provfråga" }));
  await expectAccessiblePage(adminPage, "/admin/ai-replies", replies.first());
  const blocks = page.getByText("Inga frågor är stoppade.").or(page.getByRole("button", { name: "Tillåt igen" }));
  await expectAccessiblePage(adminPage, "/admin/ai-blocks", blocks.first());
});

test("the list of synonyms, one of them and its preview are accessible", async ({ adminPage }) => {
  const { page } = adminPage;
  const rows = page.locator('main a[href^="/admin/synonyms/"]:not([href$="/create"])');
  await expectAccessiblePage(adminPage, "/admin/synonyms", rows);
  const href = await rows.first().getAttribute("href");
  const preview = page.getByRole("button", { name: "Visa hur sökningen ändras" });
  await expectAccessiblePage(adminPage, href ?? "", preview);
  await preview.click();
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect(await axeViolations(page, { part: "main" })).toEqual([]);
});

test("an answer is accessible", async ({ adminPage }) => {
  // A demo answer, since another story may hide the newest one at any time.
  const uri = "far-hyresvarden-behalla-depositionen-for-repor-i-parketten";
  const { ID } = bodyOf(await createClient({ baseUrl: `${baseUrl}/api` }).getAnswerByUri({ params: { uri } }));
  await expectAccessiblePage(adminPage, `/admin/answers/${ID}`, adminPage.page.getByText("Dölj"));
});

// Demo records, since other stories delete theirs.
for (const [name, list, own, shown] of [
  ["person", "/admin/users", "Amir Rahimi", (page) => page.getByRole("heading", { name: "Roller och anteckningar" })],
  ["test question", "/admin/test-questions", "Hyran är två veckor sen", (page) => page.getByLabel("Bedömningsstöd")],
  [
    "test answer",
    "/admin/test-answers",
    "Dröjsmålet är längre än en vecka",
    (page) => page.getByRole("button", { name: "Spara bedömningen" }),
  ],
  ["piece of news", "/admin/news", "Välkommen till Lagrum", (page) => page.getByText("Publicerad 1 september 2026")],
  ["template", "/admin/templates", "Vi behöver veta mer", (page) => page.locator("[contenteditable]")],
  ["product", "/admin/products", "Samboavtal", (page) => page.getByRole("table", { name: "Prishistorik" })],
] as const satisfies [string, string, string, (page: Page) => unknown][]) {
  test(`the list of each ${name} and one of them are accessible`, async ({ adminPage }) => {
    const rows = adminPage.page.locator(`main a[href^="${list}/"]:not([href$="/create"])`);
    await expectAccessiblePage(adminPage, list, rows);
    // The rows have most content on a phone.
    await setScreen(adminPage.page, phoneScreen);
    // Applicants of other stories fill the first page.
    if (list === "/admin/users") await adminPage.page.getByRole("textbox", { name: "Sök" }).fill(own);
    const href = await rows.filter({ hasText: own }).first().getAttribute("href");
    await expectAccessiblePage(adminPage, href ?? "", shown(adminPage.page));
  });
}
