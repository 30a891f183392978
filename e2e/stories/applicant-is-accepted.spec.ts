import { expect, type Page, test } from "playwright/test";
import { type Applicant, apply, bodyOf } from "../support/applyForAccount.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { mailTo } from "../support/mailbox.ts";

const motivation = "Jag vill skriva svar som går att använda och har läst både hyresrätt och familjerätt med glädje.";

const applicant = (FirstName: string): Applicant => {
  const Email = `${marker().toLowerCase()}@sokande.example`;
  return { FirstName, LastName: "Prov", Email, Motivation: `${motivation} Min adress är ${Email}.` };
};

/** Opens the pending application with that e-mail address. */
async function open(page: Page, { Email, FirstName }: Applicant): Promise<void> {
  await page.goto("/admin/users");
  const rows = page.getByRole("main").getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole("textbox", { name: "Sök" }).fill(Email);
  await expect(rows).toHaveCount(2);
  await page.getByRole("link", { name: `${FirstName} Prov` }).click();
  await expect(page.getByRole("heading", { level: 1, name: `${FirstName} Prov` })).toBeVisible();
}

test("an application is graded anonymously and accepted, another is rejected, and both get a mail", async ({
  page,
}) => {
  const [saga, viktor] = [applicant("Saga"), applicant("Viktor")];
  const [asSaga] = await Promise.all([apply(saga), apply(viktor)]);
  const { UserID: id } = bodyOf(await asSaga.getMe());
  const { TestAnswers } = bodyOf(await asSaga.listUserTestAnswers({ params: { id } }));
  const { TestQuestions } = bodyOf(await asSaga.listTestQuestions());
  const [asked] = TestQuestions;
  if (!asked) throw new Error("There is no test question");
  expect(TestAnswers).toEqual([]);
  const answer = `Hyran ska betalas i dag. ${marker()}`;
  bodyOf(await asSaga.answerTestQuestion({ params: { id, testQuestionId: asked.ID }, body: { AnswerBody: answer } }));
  await signIn(page, admin);

  await test.step("the application is in the list of pending applications", async () => {
    await open(page, saga);
    await expect(page.getByText(saga.Motivation)).toBeVisible();
    await expect(page.getByText("Har inte besvarat någon fråga ännu.")).toBeVisible();
    await expect(page.getByText("Inte bedömt")).toBeVisible();
    await expect(page.getByText(answer)).toHaveCount(0);
  });

  await test.step("the answer is graded anonymously", async () => {
    await page.getByRole("link", { name: "Bedöm provsvar" }).click();
    const row = page.getByRole("row").filter({ hasText: answer });
    await expect(row.getByText("Anonym")).toBeVisible();
    await row.getByRole("link").click();
    await expect(page.getByText("Namnet visas när svaret är bedömt.")).toBeVisible();
    await expect(page.getByText("Saga")).toHaveCount(0);
    await page.getByRole("radio", { name: "Bra" }).check();
    await page.getByLabel("Kommentar").fill("Rätt råd, kort skrivet.");
    await page.getByRole("button", { name: "Spara bedömningen" }).click();
    await page.getByRole("link", { name: "Saga Prov" }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText("Kommentar: Rätt råd, kort skrivet.")).toBeVisible();
  });

  await test.step("the applicant is accepted with a greeting and is an advisor at once", async () => {
    await page.getByRole("button", { name: "Godkänn" }).click();
    await page.getByRole("dialog").getByLabel("Titel").fill("Juriststudent");
    await page.getByLabel("Hälsning i mejlet").fill("Vi tyckte om ditt provsvar.");
    await page.getByRole("button", { name: "Godkänn och mejla" }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Godkänd / })).toBeVisible();
    await expect(page.getByText(/^Ansökan godkändes av /)).toBeVisible();
    expect((await mailTo(saga.Email, "Välkommen som rådgivare")).Text).toContain("Vi tyckte om ditt provsvar.");
    expect(bodyOf(await asSaga.getMe())).toMatchObject({ roles: ["advisor"], Status: ["approved"] });
  });

  await test.step("the other applicant is rejected with a required reason, which the mail contains", async () => {
    await open(page, viktor);
    await page.getByRole("button", { name: "Avslå" }).click();
    const dialog = page.getByRole("dialog", { name: "Avslå ansökan från Viktor?" });
    await dialog.getByRole("button", { name: "Avslå och mejla" }).click();
    await expect(dialog.getByText("Skriv ett skäl med minst tio tecken.")).toBeVisible();
    await dialog.getByLabel("Skäl").fill("Vi söker just nu dig som har läst längre.");
    await dialog.getByRole("button", { name: "Avslå och mejla" }).click();
    await expect(page.getByRole("status").filter({ hasText: /^Avslagen / })).toBeVisible();
    await expect(page.getByText("Skäl: Vi söker just nu dig som har läst längre.")).toBeVisible();
    const { Text } = await mailTo(viktor.Email, "Din ansökan som rådgivare");
    expect(Text).toContain("Vi söker just nu dig som har läst längre.");
  });
});
