import { createClient } from "@lagrum/core/client";
import { type Browser, expect, type Page, test } from "playwright/test";
import { apply, bodyOf } from "../support/applyForAccount.ts";
import { openQuestion, type Story, story } from "../support/askQuestion.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { openPaidQuestion } from "../support/paidQuestions.ts";

const word = marker();
const answerText =
  "<p>Ja. Hyresvärden ska lämna tillbaka depositionen om inget är skadat (12 kap. 24 § jordabalken).</p>";

const motivation =
  "Jag vill skriva svar som går att använda, och har läst hyresrätt med glädje i flera år. Jag skriver kort och på svenska som alla förstår.";

/** A new advisor, used by this story only. */
async function addAdvisor(adminSession: StaffSession, FirstName: string) {
  const Email = `${word}.${FirstName}@radgivare.example`.toLowerCase().replace("å", "a");
  const person = { FirstName, LastName: "Dagsson", Email, Motivation: motivation, Password: `${marker()}-${marker()}` };
  const { UserID: id } = bodyOf(await (await apply(person)).getMe());
  bodyOf(await adminSession.api.acceptUser({ params: { id } }));
  return person;
}

/** A question of this story, by topic. */
const asked = (topic: string): Story => ({
  ...story(word),
  title: `Får hyresvärden behålla min deposition ${topic} ${word}?`,
  email: `${word}-${topic}@fragestallare.example`.toLowerCase(),
});

/** A signed-in page with an API client for the same person, for actions whose buttons other stories test. */
async function openSession(browser: Browser, person: typeof admin) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, person);
  const token = async () => (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  const value = await token();
  return { page, api: createClient({ baseUrl: `${baseUrl}/api`, token: () => value }) };
}
type StaffSession = Awaited<ReturnType<typeof openSession>>;

const asker = createClient({ baseUrl: `${baseUrl}/api` });
const accessCode = async ({ email }: Story, subject: string, page: string) =>
  new URL(linkIn(await mailTo(email, subject), page), baseUrl).searchParams.get("code") ?? "";

/** Writes an answer to a question reserved by this person, and sends it. */
async function answer({ api }: StaffSession, id: number, Action: "send" | "publish", AnswerBody = answerText) {
  expect(await api.createAnswer({ body: { QuestionID: id, AnswerBody } })).toMatchObject({ ok: true });
  return api.updateAnswer({ params: { id }, body: { Action } });
}

async function openList(page: Page, list: string): Promise<void> {
  await page.goto(`/admin/questions/${list}`);
  await page.getByRole("textbox", { name: "Sök" }).fill(word);
}

/** Selects questions in the list and runs a bulk action. @returns its result dialog */
async function runBulkAction(page: Page, topics: string[], action: string) {
  for (const topic of topics) await row(page, topic).getByRole("checkbox").check();
  await page.locator('[data-test="bulk-actions-toolbar"]').getByRole("button", { name: action }).click();
  return page.getByRole("dialog");
}

const row = (page: Page, topic: string) => page.getByRole("row").filter({ hasText: `deposition ${topic} ${word}` });
const rows = (page: Page) => page.getByRole("main").getByRole("row").filter({ hasText: word });

test("a working day: three people handle ten questions of all types until the queue is empty", async ({ browser }) => {
  test.slow();
  const adminSession = await openSession(browser, admin);
  const first = await openSession(browser, await addAdvisor(adminSession, "Tilda"));
  const second = await openSession(browser, await addAdvisor(adminSession, "Måns"));
  const { page } = first;

  await openList(page, "unanswered");
  await expect(page.getByText("Inga obesvarade frågor passar filtren.")).toBeVisible();

  const free = ["ett", "två", "tre", "fyra"];
  const longAgo = new Date(Date.now() - 14 * 24 * 60 * 60 * 1000);
  const ids = new Map<string, number>();
  const named = {
    ...asked("namn"),
    body: "Jag hyr av Zlatko Novak. Zlatko svarar inte när jag frågar efter depositionen, och jag har ringt 070-123 45 67.",
  };
  await Promise.all([
    ...free.map(async (topic) => ids.set(topic, await openQuestion(asked(topic)))),
    openQuestion(named).then((id) => ids.set("namn", id)),
    openPaidQuestion(asked("expressen"), { Type: "Express" }).then((id) => ids.set("expressen", id)),
    openPaidQuestion(asked("sen"), { Type: "Express", from: longAgo }).then((id) => ids.set("sen", id)),
    openPaidQuestion(asked("dygnet"), { Type: "Express24" }).then((id) => ids.set("dygnet", id)),
    openPaidQuestion(asked("privat"), { Type: "Express24", PublishConsent: false }).then((id) => ids.set("privat", id)),
    openPaidQuestion(asked("samtal"), { Type: "PhoneAdvice" }).then((id) => ids.set("samtal", id)),
  ]);
  const id = (topic: string) => ids.get(topic) ?? 0;

  // The list updates live, overdue questions first.
  await expect(rows(page)).toHaveCount(10);
  // Payments by fixture send no event, so the list is reloaded.
  await openList(page, "unanswered");
  // A search has the best hits first; the queue's own order is a click away.
  await expect(page.getByText("Det som passar bäst står först.")).toBeVisible();
  await page.getByRole("button", { name: "Sortera efter svar senast" }).click();
  await expect(page.getByText("Bara det som har alla ord visas.")).toBeVisible();
  // Fifteen rows fit in a window of 1280 x 900.
  await page.setViewportSize({ width: 1280, height: 900 });
  const box = await row(page, "sen").boundingBox();
  expect((box?.y ?? 0) + 15 * (box?.height ?? 900)).toBeLessThan(900);
  const order = async () => (await rows(page).allTextContents()).map((text) => text.match(/deposition (\S+) /)?.[1]);
  await expect.poll(async () => (await order()).slice(0, 1)).toEqual(["sen"]);
  expect((await order()).slice(1, 3).toSorted()).toEqual(["dygnet", "privat"]);
  expect((await order())[3]).toBe("expressen");
  await openList(adminSession.page, "late");
  await expect(rows(adminSession.page)).toHaveCount(1);

  // Three reservations is the maximum.
  const taken = await runBulkAction(page, ["sen", "dygnet", "namn"], "Reservera");
  await taken.getByRole("button", { name: "Stäng" }).click();
  await expect(rows(page)).toHaveCount(7);
  await openList(second.page, "unanswered");
  await expect(rows(second.page), "a colleague sees what is left").toHaveCount(7);

  expect(await answer(first, id("sen"), "publish")).toMatchObject({ ok: true });
  await expect(rows(adminSession.page), "what is answered is no longer late").toHaveCount(0);
  expect(await answer(first, id("dygnet"), "send")).toMatchObject({ ok: true });

  // Personal data blocks publication.
  const refused = await answer(first, id("namn"), "publish", "<p>Ja, Zlatko ska lämna tillbaka den.</p>");
  expect(refused).toMatchObject({ ok: false, body: { Code: "IDENTIFYING_LEFT" } });
  const replaced = await first.api.anonymise({
    params: { id: id("namn") },
    body: {
      Title: named.title,
      QuestionBody: "Jag hyr av min hyresvärd, som inte svarar när jag frågar efter depositionen.",
      LeftStanding: [],
    },
  });
  expect(replaced).toMatchObject({ ok: true });
  const AnswerBody = "<p>Ja, hyresvärden ska lämna tillbaka den.</p>";
  const published = await first.api.updateAnswer({
    params: { id: id("namn") },
    body: { Action: "publish", AnswerBody },
  });
  expect(published).toMatchObject({ ok: true });

  // Facts are requested from one asker.
  const takenToo = await runBulkAction(second.page, ["ett", "expressen"], "Reservera");
  await takenToo.getByRole("button", { name: "Stäng" }).click();
  await expect(rows(second.page)).toHaveCount(5);
  const facts = { Message: "När flyttade du ut, och finns det ett protokoll?" };
  expect(await second.api.askForFacts({ params: { id: id("ett") }, body: facts })).toMatchObject({ ok: true });
  await openList(adminSession.page, "waiting");
  await expect(row(adminSession.page, "ett")).toBeVisible();
  const code = await accessCode(asked("ett"), "Vi behöver fler uppgifter", "/ask_a_question/svara");
  const reply = { Kind: "facts" as const, Message: "Jag flyttade ut den 1 september, och det finns ett protokoll." };
  expect(await asker.replyToStaff({ params: { id: id("ett") }, accessCode: code, body: reply })).toMatchObject({
    ok: true,
  });
  await expect(rows(adminSession.page)).toHaveCount(0);
  for (const topic of ["ett", "expressen"]) {
    expect(await answer(second, id(topic), "publish"), topic).toMatchObject({ ok: true });
  }

  // Without consent to publication the answer is sent to the asker only.
  for (const topic of ["privat", "två", "tre"]) {
    expect(await second.api.reserveQuestion({ params: { id: id(topic) } })).toMatchObject({ ok: true });
  }
  expect(await answer(second, id("privat"), "publish")).toMatchObject({ ok: false, body: { Code: "CONSENT_MISSING" } });
  expect(await second.api.updateAnswer({ params: { id: id("privat") }, body: { Action: "send" } })).toMatchObject({
    ok: true,
  });
  for (const topic of ["två", "tre"]) expect(await answer(second, id(topic), "publish")).toMatchObject({ ok: true });

  // One asker objects to publication. The administrator hides one answer, after hiding a wrong one and undoing it.
  const no = await accessCode(asked("två"), "Din fråga är besvarad", "/ask_a_question/status");
  expect(await asker.objectToPublication({ params: { id: id("två") }, accessCode: no })).toMatchObject({ ok: true });
  await openList(adminSession.page, "answered");
  const hidden = await runBulkAction(adminSession.page, ["tre"], "Dölj");
  await hidden.getByRole("button", { name: "Ångra" }).click();
  await expect(row(adminSession.page, "tre").getByText("Dold")).toHaveCount(0);
  const hiddenToo = await runBulkAction(adminSession.page, ["ett"], "Dölj");
  await hiddenToo.getByRole("button", { name: "Stäng" }).click();
  const publicly = async (topic: string) => (await fetch(`${baseUrl}/answers/${id(topic)}`)).status;
  expect(await Promise.all(["tre", "ett", "två", "sen", "privat"].map(publicly))).toEqual([200, 404, 404, 200, 404]);

  // The objection stays in the inbox until it is handled.
  await adminSession.page.goto("/admin/inbox");
  const objection = adminSession.page.getByRole("listitem").filter({ hasText: asked("två").title });
  await objection.getByRole("button", { name: "Ta hand om" }).click();
  await expect(objection.getByText("Tas om hand")).toBeVisible();
  await objection.getByRole("button", { name: "Klart" }).click();
  await expect(objection).toHaveCount(0);

  // The remaining questions: a free one, and a call.
  for (const topic of ["fyra", "samtal"]) bodyOf(await first.api.reserveQuestion({ params: { id: id(topic) } }));
  expect(await answer(first, id("fyra"), "publish")).toMatchObject({ ok: true });
  const call = { params: { id: id("samtal") } };
  // Calls begin on a quarter hour, like other meetings.
  const quarter = 15 * 60 * 1000;
  const AgreedAt = new Date(Math.ceil(Date.now() / quarter + 4) * quarter).toISOString();
  bodyOf(await first.api.agreeOnCall({ ...call, body: { AgreedAt, OutsideHours: true } }));
  await mailTo(asked("samtal").email, "Tid för ditt samtal");
  bodyOf(await first.api.finishCall({ ...call, body: { Outcome: "Reached", Note: "Gick igenom avtalet" } }));

  await expect(rows(second.page), "the queue is empty again").toHaveCount(0);
  await openList(page, "reserved");
  await expect(rows(page)).toHaveCount(0);
  await openList(adminSession.page, "answered");
  await expect(rows(adminSession.page)).toHaveCount(10);
});
