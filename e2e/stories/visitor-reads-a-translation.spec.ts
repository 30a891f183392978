import { expect, type Locator, type Page, test } from "playwright/test";
import { marker } from "../support/demoAccounts.ts";
import { hydrate } from "../support/formDriver.ts";
import { answerPath } from "../support/readablePages.ts";
import { sendForm } from "../support/sendForm.ts";
import { MARK, translate } from "../support/translator.ts";

test.describe.configure({ timeout: 20_000 });

const question = "Får hyresvärden behålla depositionen för repor i parketten?";

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string | RegExp) => main(page).getByRole("button", { name }).click();
const shown = (page: Page, text: string | RegExp): Locator => page.getByText(text).filter({ visible: true }).first();
const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole("heading", { level, name }).first();
const faults = (page: Page) => page.getByRole("region", { name: "Kontrollera dina uppgifter" }).getByRole("link");
const email = () => `${marker().toLowerCase()}@skribent.example`;

/** Sends the form with errors, and again with one less. */
async function fail(page: Page, button: string, errors: number): Promise<void> {
  await press(page, button);
  await expect(faults(page)).toHaveCount(errors);
  await page.getByLabel("Namn").fill("Kim Åberg");
  await press(page, button);
  await expect(faults(page)).toHaveCount(errors - 1);
}

type Act = [name: string, path: string, act: (page: Page) => Promise<unknown>];

const acts: Act[] = [
  ["forgets the fields of a message", "/contact", (page) => fail(page, "Skicka meddelandet", 4)],
  [
    "sends a message",
    "/contact",
    async (page) => {
      await page.getByLabel("Namn").fill("Kim Åberg");
      await page.getByLabel("E-post").fill(email());
      await page.getByLabel("Vad gäller det?").selectOption("Press");
      await page.getByLabel("Meddelande").fill("Vem kan jag intervjua om tjänsten?");
      await sendForm(page, "Skicka meddelandet", /\/contact\/tack/);
      await expect(heading(page, /^Tack/)).toBeVisible();
    },
  ],
  ["forgets the fields of a withdrawal", "/angra", (page) => fail(page, "Ångra avtalet", 3)],
  [
    "withdraws",
    "/angra",
    async (page) => {
      await page.getByLabel("Namn").fill("Kim Åberg");
      await page.getByLabel("Köpets referens").fill("O-999999");
      await page.getByLabel("E-post").fill(email());
      await sendForm(page, "Ångra avtalet", /\/angra\/mottaget/);
    },
  ],
  ["forgets the fields of a complaint", "/reklamera", (page) => fail(page, "Skicka reklamationen", 5)],
  [
    "asks for the link to the cases",
    "/mina-arenden",
    async (page) => {
      await press(page, "Mejla mig en länk");
      await expect(faults(page)).toHaveCount(1);
      await page.getByLabel("E-post").fill(email());
      await sendForm(page, "Mejla mig en länk", /\/mina-arenden\/skickat/);
      await expect(heading(page, "Titta i din e-post")).toBeVisible();
    },
  ],
  [
    "writes a question with a telephone number, gets similar answers, and reviews it",
    "/ask_a_question",
    async (page) => {
      await page.getByLabel("Rubrik").fill(question);
      await expect(shown(page, "Fick du svar?")).toBeVisible();
      await page
        .getByLabel("Beskriv din situation")
        .fill("Jag flyttade ut för två månader sedan. Ring mig på 070-174 06 05 så berättar jag mer om repan.");
      await expect(shown(page, "Det ser ut som")).toBeVisible();
      await press(page, "Ersätt det");
      await expect(page.getByLabel("Beskriv din situation")).not.toHaveValue(/070/);
      await press(page, "Granska din fråga");
      await expect(faults(page).first()).toBeVisible();
      await page.getByLabel("Rättsområde").selectOption({ label: `Deposition${MARK}` });
      const address = email();
      await page.getByLabel(/^E-post·?$/).fill(address);
      await page.getByLabel("E-post en gång till").fill(address);
      await page.getByLabel("Jag godkänner villkoren").check();
      await press(page, "Granska din fråga");
      await expect(heading(page, "Granska din fråga")).toBeVisible();
      await press(page, "Ändra rubrik");
      await expect(page.getByLabel("Rubrik")).toHaveValue(question);
    },
  ],
  [
    "searches twice, for other words",
    "/answers",
    async (page) => {
      const field = page.getByLabel("Sök bland svaren");
      for (const words of ["depostion", "uppsägnng"]) {
        await field.fill(words);
        await field.press("Enter");
        await expect(shown(page, "Visar resultat för")).toBeVisible();
        await expect(
          main(page).getByRole("button", { name: new RegExp(`Sök i stället efter.*${words}`) }),
        ).toBeVisible();
      }
    },
  ],
  [
    "gets suggestions while typing",
    "/",
    async (page) => {
      const field = main(page).getByLabel("Sök bland svaren");
      await field.pressSequentially("depo");
      await expect(page.getByRole("option").first()).toBeVisible();
      await field.pressSequentially("sition");
      await expect(page.getByRole("option").first()).toBeVisible();
      await field.press("Escape");
      await expect(page.getByRole("option")).toHaveCount(0);
    },
  ],
  [
    "rates an answer",
    answerPath,
    async (page) => {
      await press(page, "Ja");
      await expect(shown(page, /^Tack, /)).toBeVisible();
    },
  ],
  [
    "follows a link and goes back",
    answerPath,
    async (page) => {
      await page.getByRole("contentinfo").getByRole("link", { name: "Fasta priser" }).click();
      await expect(heading(page, "Fasta priser")).toBeVisible();
      await page.goBack();
      await expect(heading(page, question)).toBeVisible();
    },
  ],
  [
    "reports an error in an answer",
    `${answerPath}/rapportera`,
    async (page) => {
      await press(page, "Skicka rapporten");
      await expect(faults(page).first()).toBeVisible();
      await main(page).getByRole("radio").first().check();
      await page.getByLabel("Beskriv felet").fill(`Paragrafen har fått ett nytt nummer ${marker()}.`);
      await sendForm(page, "Skicka rapporten", /\/rapportera\/tack/);
    },
  ],
  [
    "checks two insurances, one after the other",
    "/rattsskydd",
    async (page) => {
      for (const number of ["1.", "2.", "3.", "4."]) {
        await page.getByRole("group", { name: number }).getByRole("radio").first().check();
      }
      await page.getByLabel("5. Vad gäller tvisten?").selectOption({ index: 1 });
      await page.getByLabel("6. Hur mycket gäller tvisten").fill("45 000");
      for (const company of ["Hedvig", "If"]) {
        await page.getByLabel("7. Vilket försäkringsbolag").selectOption({ label: `${company}${MARK}` });
        await press(page, "Visa vad det betyder");
        await expect(shown(page, `Hos ${company} är din del`)).toBeVisible();
      }
    },
  ],
  [
    "estimates two rents, one after the other",
    "/overhyra",
    async (page) => {
      await page.getByLabel("Vad hyr du?").selectOption({ label: `En hyresrätt i andra hand${MARK}` });
      await page.getByLabel("Första dagen du hyrde").fill("2021-03-01");
      await page.getByLabel("Hyresvärdens egen hyra").fill("8 000");
      await page.getByRole("group", { name: "Är bostaden möblerad?" }).getByRole("radio", { name: "Nej" }).check();
      for (const [rent, sum] of [
        ["12 000", /96\s000/],
        ["10 000", /48\s000/],
      ] as const) {
        await page.getByLabel("Din hyra per månad").fill(rent);
        await press(page, "Räkna ut");
        await expect(heading(page, sum, 2)).toBeVisible();
      }
    },
  ],
  [
    "chooses a meeting",
    "/boka?category=hyresratt",
    async (page) => {
      await main(page).getByRole("radio", { name: "Video", exact: false }).first().check();
      await press(page, "Visa lediga tider");
      await expect(heading(page, "Lediga tider", 2)).toBeVisible();
      await main(page)
        .getByRole("link", { name: /^Fler tider från/ })
        .click();
      await expect(main(page).getByRole("link", { name: "Tidigare tider" })).toBeVisible();
    },
  ],
  [
    "orders as a company and as a consumer",
    "/product/testamente/bestall",
    async (page) => {
      for (const buyer of [1, 0]) await main(page).getByRole("radio").nth(buyer).check();
      await main(page)
        .getByRole("button", { name: /^Granska/ })
        .click();
      await expect(faults(page).first()).toBeVisible();
    },
  ],
  [
    "asks the AI",
    "/ai",
    async (page) => {
      await page.getByLabel("Din fråga").fill(question);
      await page.getByLabel("Jag förstår att svaret skapas av AI").check();
      await press(page, "Fråga AI:n");
      await expect(shown(page, /Någon frågade/)).toBeVisible();
    },
  ],
  [
    "applies without a name",
    "/signup",
    async (page) => {
      await main(page).getByRole("button").last().click();
      await expect(faults(page).first()).toBeVisible();
    },
  ],
  [
    "signs in with a wrong password",
    "/signin",
    async (page) => {
      await page.getByLabel("E-post").first().fill(email());
      await main(page).getByLabel("Lösenord").first().fill("fel lösenord helt och hållet");
      await press(page, /^Logga in·$/);
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  ],
  [
    "changes the choice of cookies",
    "/cookie-declaration",
    async (page) => {
      await expect(heading(page, "Cookiedeklaration")).toBeVisible();
      for (const button of await main(page).getByRole("button").all()) await button.click({ trial: true });
    },
  ],
];

for (const [name, path, act] of acts) {
  test(`in a translated page, a visitor ${name}`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (/NotFoundError|insertBefore|removeChild/.test(message.text())) errors.push(message.text());
    });
    await page.goto(path);
    await hydrate(page);
    await translate(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(MARK);
    await act(page);
    expect(errors).toEqual([]);
  });
}

test("a page that was translated before its script ran stays, and its search works", async ({ page }) => {
  await page.goto("/");
  await translate(page);
  const field = page.getByRole("main").getByLabel("Sök bland svaren");
  await field.fill("deposition");
  // The field's focus has loaded the script.
  await page.waitForLoadState("networkidle");
  await expect(field).toHaveValue("deposition");
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
});
