import { type Client, createClient } from "@lagrum/core/client";
import { monthInWords } from "@lagrum/core/salary/salaryMonth";
import { expect, test } from "playwright/test";
import { apply, bodyOf, signInToken } from "../support/applyForAccount.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { openPaidQuestion } from "../support/paidQuestions.ts";

const motivation =
  "Jag vill skriva svar som går att använda, och har läst hyresrätt med glädje i flera år. Jag skriver kort och på svenska som alla förstår.";

/** The month before. */
const before = (month: string) =>
  new Date(Date.parse(`${month}-01T12:00:00Z`) - 5 * 86_400_000).toISOString().slice(0, 7);

/** Forty answers by three advisors of this story, and their expected pay. */
const people = [
  // 14 × 150 + 4 × 450 + 2 × 650
  { FirstName: "Mona", Free: 14, Express: 4, Express24: 2, kronor: 5200 },
  // 9 × 150 + 3 × 450 + 1 × 650
  { FirstName: "Nils", Free: 9, Express: 3, Express24: 1, kronor: 3350 },
  // 5 × 150 + 2 × 450
  { FirstName: "Olga", Free: 5, Express: 2, Express24: 0, kronor: 1650 },
] as const;
/** A correction of one of Mona's answers: 50 less. */
const sum = 10_150;

type Kind = "Free" | "Express" | "Express24";
const open = (Type: Kind) =>
  Type === "Free" ? openQuestion(story(marker())) : openPaidQuestion(story(marker()), { Type });

/** Creates questions in batches and answers them as one person. */
async function answerAll(advisor: Client, person: (typeof people)[number]): Promise<void> {
  const kinds = (["Free", "Express", "Express24"] as const).flatMap((kind) => Array<Kind>(person[kind]).fill(kind));
  for (let first = 0; first < kinds.length; first += 5) {
    for (const QuestionID of await Promise.all(kinds.slice(first, first + 5).map(open))) {
      bodyOf(await advisor.reserveQuestion({ params: { id: QuestionID } }));
      bodyOf(await advisor.createAnswer({ body: { QuestionID, AnswerBody: "<p>Ja, det får du.</p>" } }));
      bodyOf(await advisor.updateAnswer({ params: { id: QuestionID }, body: { Action: "send" } }));
    }
  }
}

test("salaries for forty answers are correct in the API, the admin and the export; a locked month does not change", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const word = marker();
  const token = await signInToken(admin.Email, admin.Password);
  const chief = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  const file = async (Month: string) =>
    (await new Response(bodyOf(await chief.exportSalaries({ body: { Month } }))).text()).split("\r\n");

  const LastName = `Slut${word.replace(/\d/g, "").toLowerCase()}`;
  const advisors = await Promise.all(
    people.map(async (person, place) => {
      const { FirstName } = person;
      const Email = `${word}${place}@radgivare.example`.toLowerCase();
      const advisor = await apply({ FirstName, LastName, Email, Motivation: motivation });
      const { UserID: id } = bodyOf(await advisor.getMe());
      bodyOf(await chief.acceptUser({ params: { id } }));
      bodyOf(await chief.updateUserAdvanced({ params: { id }, body: { EmploymentNumber: `${word}${place}` } }));
      await answerAll(advisor, person);
      return advisor;
    }),
  );

  const monas = bodyOf(await (advisors[0] as Client).listSalaryLines({ query: { PageSize: 100 } })).Lines;
  const { ID: id = 0, Month = "" } = monas.find(({ Type }) => Type === "Free") ?? {};
  bodyOf(
    await chief.correctSalaryLine({ params: { id }, body: { AmountOre: -5000, Reason: "Besvarade bara halva." } }),
  );

  for (const [place, { Free, Express, Express24, kronor }] of people.entries()) {
    const advisor = advisors[place] as Client;
    const AmountOre = (place === 0 ? kronor - 50 : kronor) * 100;
    const [own] = bodyOf(await advisor.listSalaries()).Salaries;
    expect(own).toMatchObject({ Free, Express, Express24, PhoneAdvice: 0, AmountOre });
    const { Lines } = bodyOf(await advisor.listSalaryLines({ query: { PageSize: 100 } }));
    expect(Lines.reduce((total, line) => total + line.AmountOre, 0)).toBe(AmountOre);
    const { usersStats } = bodyOf(await advisor.getStatisticsUsersAnswers({ query: { Period: "ThisMonth" } }));
    const Answers = Free + Express + Express24;
    expect(usersStats.map((each) => [each.Answers, each.Free, each.Express])).toEqual([[Answers, Free, Express]]);
  }
  const rows = (await file(Month)).filter((row) => row.startsWith(word)).map((row) => row.split(";"));
  expect(rows.reduce((total, row) => total + Number(row[6]), 0)).toBe(sum);
  expect(rows).toContainEqual([`${word}1`, `Nils ${LastName}`, Month, "Expressfråga", "3", "450", "1350"]);
  expect(rows).toContainEqual([`${word}0`, `Mona ${LastName}`, Month, "Rättelse: Gratis fråga", "1", "-50", "-50"]);

  await signIn(page, admin);
  await page.goto("/admin/salaries");
  await page.getByRole("combobox", { name: "Månad" }).click();
  await page.getByRole("option", { name: monthInWords(Month) }).click();
  const salaries = page.getByRole("table", { name: "Löner person för person" });
  for (const [person, kronor] of [
    ["Mona", /^5\s?150\skr$/],
    ["Nils", /^3\s?350\skr$/],
    ["Olga", /^1\s?650\skr$/],
  ] as const) {
    await expect(salaries.getByRole("row", { name: `${person} ${LastName}` }).getByText(kronor)).toBeVisible();
  }
  await salaries.getByRole("button", { name: `Nils ${LastName}` }).click();
  const lines = page.getByRole("table", { name: `Lönerader för Nils ${LastName}` });
  // Header, thirteen answers and the sum.
  await expect(lines.getByRole("row")).toHaveCount(15);
  await expect(lines.getByRole("row", { name: /^Summa/ })).toContainText(/3\s?350\skr/);

  const locked = before(Month);
  await chief.lockSalaryPeriod({ params: { month: locked } });
  const picture = await file(locked);
  expect(await chief.lockSalaryPeriod({ params: { month: locked } })).toMatchObject({
    body: { Code: "SALARY_MONTH_LOCKED" },
  });
  const [old] = bodyOf(await chief.listSalaryLines({ query: { Month: locked, PageSize: 1 } })).Lines;
  if (old) {
    const body = { AmountOre: 100, Reason: "Glömdes i den låsta månaden." };
    expect(bodyOf(await chief.correctSalaryLine({ params: { id: old.ID }, body })).Month > locked).toBe(true);
  }
  expect(await file(locked)).toEqual(picture);
});
