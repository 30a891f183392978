import { createClient } from "@lagrum/core/client";
import { expect, type Page, test } from "playwright/test";
import { apply, bodyOf, signInToken } from "../support/applyForAccount.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { admin, elias, karin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { openPaidQuestion } from "../support/paidQuestions.ts";
import { injectedElements, xssPayloads } from "../support/xssPayloads.ts";

/** Records every sign of injected markup on the pages that this tab opens. */
function watch(page: Page): string[] {
  const injections: string[] = [];
  page.on("dialog", (dialog) => {
    injections.push(`dialog ${dialog.message()} at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) injections.push(`${message.text()} at ${page.url()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).hostname === "evil.example") injections.push(`request at ${page.url()}`);
  });
  return injections;
}

/** All payloads, for long fields. */
const all = xssPayloads.join("\n");

async function expectInert(page: Page, path: string, shown?: string): Promise<void> {
  await page.goto(path);
  await expectInertHere(page, shown);
}

async function expectInertHere(page: Page, shown?: string): Promise<void> {
  if (shown) await expect(page.getByText(shown).first()).toBeVisible();
  expect(
    await page.locator(injectedElements).evaluateAll((all) => all.map((each) => each.outerHTML)),
    page.url(),
  ).toEqual([]);
}

test("XSS payloads in questions and answers stay text on every page, in mails and in the admin", async ({
  page,
  browser,
}) => {
  test.slow();
  const word = marker();
  const asked = {
    ...story(word),
    title: `${word} </title><script>alert(1)</script>"'><img src=x onerror=alert(2)>`,
    body: `${word} i texten\n${all}`,
  };
  const id = await openQuestion(asked);
  await signIn(page, karin);
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  const api = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  expect(await api.reserveQuestion({ params: { id } })).toMatchObject({ ok: true });
  const AnswerBody = `<p>${word} i svaret</p>${all}`;
  expect(await api.createAnswer({ body: { QuestionID: id, AnswerBody } })).toMatchObject({ ok: true });
  const injections = watch(page);
  await expectInert(page, `/admin/questions/reserved/${id}`, `${word} i texten`);
  // The PII detector classifies it as a social media handle.
  const LeftStanding = [{ Text: "@import", Reason: "Ett ord ur en stilmall." }];
  expect(await api.anonymise({ params: { id }, body: { LeftStanding } })).toMatchObject({ ok: true });
  expect(await api.updateAnswer({ params: { id }, body: { Action: "publish" } })).toMatchObject({ ok: true });
  await expectInert(page, `/admin/answers/${id}`, `${word} i texten`);

  const visitor = await (await browser.newContext()).newPage();
  const visitorInjections = watch(visitor);
  await expectInert(visitor, `/answers/${id}`, `${word} i svaret`);
  await expectInert(visitor, "/answers", word);
  const status = linkIn(await mailTo(asked.email, "Vi har tagit emot din fråga"), "/ask_a_question/status");
  await expectInert(visitor, status, `${word} i svaret`);
  const typed = encodeURIComponent(xssPayloads.slice(0, 30).join(" "));
  await expectInert(visitor, `${status}&fel=${typed}`);
  for (const path of ["/tack?ref=", "/bekrafta?id=1&code=", "/status?code=", "?category="]) {
    await expectInert(visitor, `/ask_a_question${path}${typed}`);
  }
  await expectInert(visitor, `/finns-inte/${typed}?page=${typed}`);

  for (const subject of ["Bekräfta din fråga", "Vi har tagit emot din fråga", "Din fråga är besvarad"]) {
    const { ID, Html, Text, Subject } = await mailTo(asked.email, subject);
    expect(`${Html} ${Text} ${Subject}`).not.toContain(word);
    await expectInert(visitor, `/mailbox/${ID}`);
  }
  expect([...injections, ...visitorInjections]).toEqual([]);
});

test("XSS payloads in messages, notes, templates and preferences stay text", async ({ page, browser }) => {
  test.slow();
  const word = marker();
  const long = `${word}\n${all}`;
  /** As many payloads as fit in a short field. */
  const short = (from: number, room: number) => {
    const words = xssPayloads.slice(from).concat(xssPayloads.slice(0, from));
    const fitting = words.findIndex((_, index) => `${word} ${words.slice(0, index + 1).join(" ")}`.length > room);
    return `${word} ${words.slice(0, fitting).join(" ")}`;
  };
  const as = async ({ Email, Password }: typeof admin) => {
    const token = await signInToken(Email, Password);
    return createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  };
  const [adminClient, advisorClient, visitor] = [
    await as(admin),
    await as(elias),
    createClient({ baseUrl: `${baseUrl}/api` }),
  ];
  const asked = story(word);
  const id = await openQuestion(asked);
  const params = { id };
  const codeIn = async (subject: string, path: string) =>
    new URL(linkIn(await mailTo(asked.email, subject), path), baseUrl).searchParams.get("code") ?? "";

  bodyOf(await adminClient.reserveQuestion({ params }));
  bodyOf(await adminClient.askForFacts({ params, body: { Message: long } }));
  const accessCode = await codeIn("Vi behöver fler uppgifter", "/ask_a_question/svara");
  bodyOf(await visitor.replyToStaff({ params, accessCode, body: { Kind: "facts", Message: long } }));
  bodyOf(await adminClient.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja, det får du.</p>" } }));
  const { Colleagues } = bodyOf(await adminClient.listColleagues());
  const ReaderID = Colleagues.find(({ Name }) => Name === elias.Name)?.UserID ?? 0;
  const { Readings } = bodyOf(await adminClient.requestPeerReview({ params, body: { ReaderID } }));
  const reviewId = Readings[0]?.ID ?? 0;
  const returned = { Outcome: "Returned", Note: short(0, 1000) } as const;
  bodyOf(await advisorClient.finishPeerReview({ params: { id, readingId: reviewId }, body: returned }));
  const LeftStanding = [{ Text: "Hyresvärden", Reason: short(10, 200) }];
  bodyOf(await adminClient.anonymise({ params, body: { LeftStanding } }));
  bodyOf(await adminClient.updateAnswer({ params, body: { Action: "publish" } }));
  bodyOf(await visitor.replyToStaff({ params, accessCode, body: { Kind: "followUp", Message: long } }));
  bodyOf(await adminClient.answerFollowUp({ params, body: { Message: long } }));
  // Forms submitted before the minimum submit time are rejected as spam.
  const OpenedAt = new Date(Date.now() - 60_000).toISOString();
  for (const from of [0, 20, 40]) {
    bodyOf(await visitor.reportAnswer({ params, body: { OpenedAt, Reason: "Other", Text: short(from, 2000) } }));
  }
  const sender = { Name: "Kim Ek", Email: `${word}@avsandare.example`, Subject: "Technical", OpenedAt } as const;
  bodyOf(await visitor.sendMessage({ body: { ...sender, OrderRef: xssPayloads[0], Message: long } }));

  const applicant = await apply({
    ...{ FirstName: "Prov", LastName: "Ord", Email: `${word}@sokande.example`.toLowerCase() },
    Motivation: short(30, 1500),
  });
  const own = bodyOf(await applicant.getMe()).UserID;
  // Inactive, since other stories count the active test questions.
  const testQuestion = bodyOf(
    await adminClient.createTestQuestion({
      body: { Title: short(20, 120), QuestionBody: long, Guide: long, Active: false },
    }),
  );
  const { TestQuestions } = bodyOf(await applicant.listTestQuestions());
  const testQuestionId = TestQuestions[0]?.ID ?? 0;
  bodyOf(await applicant.answerTestQuestion({ params: { id: own, testQuestionId }, body: { AnswerBody: long } }));
  bodyOf(await adminClient.updateUserAdvanced({ params: { id: own }, body: { Notes: long } }));
  const template = bodyOf(
    await adminClient.createTemplate({ body: { Name: short(5, 80), Type: null, Body: `<p>${long}</p>` } }),
  );
  const { Items } = bodyOf(await adminClient.listInbox({ query: { State: "Open" } }));
  const item = Items.find(({ Text }) => Text?.includes(word));
  bodyOf(await adminClient.updateInboxItem({ params: { id: item?.ID ?? 0 }, body: { Note: short(15, 1000) } }));

  const callId = await openPaidQuestion(story(marker()), { Type: "PhoneAdvice" });
  const call = { Outcome: "NotReached", Note: short(25, 1000) } as const;
  bodyOf(await adminClient.finishCall({ params: { id: callId }, body: call }));
  const { Lines } = bodyOf(await adminClient.listSalaryLines({ query: { PageSize: 100 } }));
  const line = { id: Lines.find(({ QuestionID }) => QuestionID === id)?.ID ?? 0 };
  const Reason = short(35, 200);
  bodyOf(await adminClient.correctSalaryLine({ params: line, body: { AmountOre: 100, Reason } }));
  bodyOf(await adminClient.correctSalaryLine({ params: line, body: { AmountOre: -100, Reason } }));
  const saved = bodyOf(await adminClient.getPreferences());
  const queries = [word, ...xssPayloads.filter(({ length }) => length <= 60)].map((name) => ({
    ...{ name, filter: {}, displayed: {}, sort: { field: "ConfirmedAt", order: "DESC" } },
  }));
  const Preferences = { ...saved.Preferences, "questions/all.queries": queries };
  bodyOf(await adminClient.savePreferences({ body: { Preferences } }));

  const injections = watch(page);
  await signIn(page, admin);
  await page.goto("/admin/questions/all");
  await page.getByRole("button", { name: "Sparade sökningar" }).click();
  await expectInertHere(page, word);
  await page.goto("/admin/salaries");
  const { FirstName, LastName } = bodyOf(await adminClient.getMe());
  await page.getByRole("button", { name: `${FirstName} ${LastName}` }).click();
  await expectInertHere(page, word);
  for (const path of [
    `/admin/questions/unanswered/${callId}`,
    `/admin/answers/${id}`,
    "/admin/inbox",
    "/admin/audit",
    `/admin/templates/${template.ID}`,
    `/admin/test-questions/${testQuestion.ID}`,
    `/admin/users/${own}`,
  ]) {
    await expectInert(page, path, word);
  }
  for (const path of ["/admin/dashboard", "/admin/templates", "/admin/test-questions", "/admin/test-answers"]) {
    await expectInert(page, path);
  }
  const askerPage = await (await browser.newContext()).newPage();
  const askerInjections = watch(askerPage);
  await expectInert(
    askerPage,
    linkIn(await mailTo(asked.email, "Din fråga är besvarad"), "/ask_a_question/status"),
    word,
  );
  await expectInert(askerPage, `/answers/${id}`, asked.title);
  expect([...injections, ...askerInjections]).toEqual([]);

  const { Preferences: current } = bodyOf(await adminClient.getPreferences());
  const { "questions/all.queries": _, ...others } = current;
  bodyOf(await adminClient.savePreferences({ body: { Preferences: others } }));
  bodyOf(await adminClient.deleteTemplate({ params: { id: template.ID } }));
  bodyOf(await adminClient.deleteTestQuestion({ params: { id: testQuestion.ID } }));
});

test("an XSS payload as a search query stays text", async ({ page }) => {
  const injections = watch(page);
  for (const payload of xssPayloads.filter((_, index) => index % 10 === 1)) {
    await page.goto("/answers");
    await page.getByLabel("Sök bland svaren").fill(payload);
    await page.getByLabel("Sök bland svaren").press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator(injectedElements).count(), payload).toBe(0);
  }
  expect(injections).toEqual([]);
});
