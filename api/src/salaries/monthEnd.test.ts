import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { answerAt } from "../../test/answeredQuestions.ts";
import { done, refusal } from "../../test/scenes.ts";
import type { PersonName } from "../../test/staff.ts";
import { createTestApp } from "../../test/testApp.ts";
import { accounts } from "../db/schema/accounts.ts";
import { questions } from "../db/schema/questions.ts";
import { salaryLines, salaryPeriods } from "../db/schema/salaries.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { db } = testApp.app;
const as = (person: PersonName) => testApp.as(testApp.tokenOf(person));
const [admin, karin, elias] = [
  await userIdOf(testApp, "admin"),
  await userIdOf(testApp, "advisor"),
  await userIdOf(testApp, "otherAdvisor"),
];

// The first half of September; then the second, when the rate of a free question is 50 kronor higher.
const first = "2026-09-10T10:00:00Z";
const second = "2026-09-21T10:00:00Z";

/** Forty answers by three people: the number of each type in each half. */
const work: [PersonName, QuestionType, early: number, late: number][] = [
  ["advisor", "Free", 7, 5],
  ["advisor", "Express", 5, 0],
  ["advisor", "Express24", 1, 1],
  ["advisor", "PhoneAdvice", 0, 1],
  ["otherAdvisor", "Free", 6, 4],
  ["otherAdvisor", "Express", 2, 1],
  ["admin", "Free", 2, 2],
  ["admin", "PhoneAdvice", 1, 2],
];

/** Calculated by hand: 150 and 200 kronor for a free question, then 450, 650 and 300. */
const counted = [
  // 6 × 150 + 4 × 200 + 3 × 450
  { Name: "Elias Prov", ...{ Free: 10, Express: 3, Express24: 0, PhoneAdvice: 0, Meetings: 0 }, AmountOre: 305_000 },
  // 7 × 150 + 5 × 200 + 5 × 450 + 2 × 650 + 1 × 300
  { Name: "Karin Prov", ...{ Free: 12, Express: 5, Express24: 2, PhoneAdvice: 1, Meetings: 0 }, AmountOre: 590_000 },
  // 2 × 150 + 2 × 200 + 3 × 300
  { Name: "Maria Prov", ...{ Free: 4, Express: 0, Express24: 0, PhoneAdvice: 3, Meetings: 0 }, AmountOre: 160_000 },
];
const sum = 1_055_000;

const month = "2026-09";
const september = async (more = {}) => done(await as("admin").listSalaries({ query: { Month: month, ...more } }));
const linesOf = async (query: object) =>
  done(await as("admin").listSalaryLines({ query: { PageSize: 100, ...query } })).Lines;
async function file(): Promise<string[]> {
  const csv = done(await as("admin").exportSalaries({ body: { Month: month } }));
  return (await new Response(csv).text()).split("\r\n");
}
const octoberFirst = new Date("2026-10-01T08:00:00Z");

const rate = (Type: QuestionType, AmountOre: number, ValidFrom: string) => ({ body: { Type, AmountOre, ValidFrom } });

beforeAll(async () => {
  await db.update(accounts).set({ EmploymentNumber: "0101" }).where(eq(accounts.UserID, karin));
  testApp.setTime(new Date("2026-09-01T08:00:00Z"));
  for (const [type, ore, day] of [
    ["Free", 15_000, "2026-09-01"],
    ["Express", 45_000, "2026-09-01"],
    ["Express24", 65_000, "2026-09-01"],
    ["PhoneAdvice", 30_000, "2026-09-01"],
    ["Free", 20_000, "2026-09-16"],
  ] as const)
    done(await as("admin").addSalaryRate(rate(type, ore, day)));
  for (const [person, Type, early, late] of work) {
    for (let n = 0; n < early + late; n++) await answerAt(testApp, person, n < early ? first : second, { Type });
  }
  testApp.setTime(octoberFirst);
});

/** The steps of a month: earnings, corrections, lock, payment. */
describe("September", { shuffle: false }, () => {
  describe("a month of forty answers by three people", () => {
    it("is paid as counted by hand, person by person", async () => {
      const { Salaries, SumOre, Total } = await september();
      expect(Salaries.map(({ UserID, EmploymentNumber, Month, Status, Corrections, ...row }) => row)).toEqual(counted);
      expect([SumOre, Total]).toEqual([sum, 3]);
    });

    it("has the same sum line by line, and in the payroll file", async () => {
      const lines = await linesOf({ Month: month });
      expect([lines.length, lines.reduce((total, { AmountOre }) => total + AmountOre, 0)]).toEqual([40, sum]);
      const [header, ...rows] = await file();
      expect(header?.replace(/^\ufeff/, "")).toBe("Anställningsnr;Namn;Period;Typ;Antal;Apris;Belopp");
      expect(rows).toContain("0101;Karin Prov;2026-09;Gratis fråga;7;150;1050");
      expect(rows).toContain("0101;Karin Prov;2026-09;Gratis fråga;5;200;1000");
      const kronor = rows.filter(Boolean).map((row) =>
        Number(
          row
            .split(";")[6]
            ?.replace(/^"(.*)"$/, "$1")
            .replace(",", "."),
        ),
      );
      expect(kronor.reduce((total, each) => total + each, 0)).toBe(sum / 100);
    });

    it("shows advisors their own pay only", async () => {
      const own = done(await as("otherAdvisor").listSalaries({ query: {} }));
      expect(own.Salaries.map(({ UserID, AmountOre }) => [UserID, AmountOre])).toEqual([[elias, 305_000]]);
      expect(done(await as("otherAdvisor").listSalaryLines({ query: {} })).Total).toBe(13);
      expect(refusal(await as("otherAdvisor").listSalaries({ query: { UserID: karin } }))).toBe("404 NOT_FOUND");
      expect(refusal(await as("otherAdvisor").listSalaryLines({ query: { UserID: karin } }))).toBe("404 NOT_FOUND");
    });

    it("has no new line when an answer is saved, sent again or published", async () => {
      testApp.setTime(octoberFirst);
      const [line] = await linesOf({ Month: month, UserID: elias });
      const id = line?.QuestionID ?? 0;
      await db.update(questions).set({ PublishConsent: true }).where(eq(questions.ID, id));
      for (const Action of ["save", "send", "publish"] as const) {
        const { Version } = done(await as("admin").getQuestionAnswer({ params: { id } }));
        const body = { Action, Version, AnswerBody: `<p>Ja, säkert ${Action}.</p>` };
        done(await as("admin").updateAnswer({ params: { id }, body }));
      }
      expect((await linesOf({ Month: month })).length).toBe(40);
      expect(await linesOf({ Month: "2026-10" })).toEqual([]);
    });

    it("is corrected by another line, and never below zero", async () => {
      const [line] = await linesOf({ Month: month, UserID: admin });
      const correct = (AmountOre: number, id = line?.ID ?? 0) =>
        as("admin").correctSalaryLine({ params: { id }, body: { AmountOre, Reason: "Fel typ av fråga." } });
      const less = done(await correct(-15_050));
      expect(less).toMatchObject({ Month: month, CorrectsLineID: line?.ID, UserID: admin, By: "Maria Prov" });
      expect(refusal(await correct(-20_000))).toBe("422 INCORRECT_PROPERTIES");
      expect(refusal(await correct(0))).toBe("422 INCORRECT_PROPERTIES");
      expect((await september()).SumOre).toBe(sum - 15_050);
      expect((await file()).filter((row) => row.includes("Rättelse"))).toEqual([
        `;Maria Prov;2026-09;Rättelse: ${line?.Type === "Free" ? "Gratis fråga" : "Telefonrådgivning"};1;"-150,5";"-150,5"`,
      ]);
      // A correction of a correction corrects the original line.
      expect(done(await correct(15_050, less.ID)).CorrectsLineID).toBe(line?.ID);
      expect((await september()).SumOre).toBe(sum);
      expect((await september()).Salaries[2]).toMatchObject({ Corrections: 2, AmountOre: 160_000, PhoneAdvice: 3 });
    });

    it("accepts one of two concurrent corrections that together exceed the amount", async () => {
      const [line] = await linesOf({ Month: month, UserID: karin });
      const AmountOre = -(line?.AmountOre ?? 0);
      const one = () =>
        as("admin").correctSalaryLine({
          params: { id: line?.ID ?? 0 },
          body: { AmountOre, Reason: "Två på en gång." },
        });
      const outcomes = (await Promise.all([one(), one()])).map(refusal).sort();
      expect(outcomes).toEqual(["201 OK", "422 INCORRECT_PROPERTIES"]);
    });
  });

  describe("a locked month", () => {
    const lock = (month: string) => as("admin").lockSalaryPeriod({ params: { month } });
    const pay = (month: string) => as("admin").paySalaryPeriod({ params: { month } });
    let before: object;
    const picture = async () => ({
      ...(await september()),
      file: await file(),
      lines: await linesOf({ Month: month }),
    });
    /** Except for its status. */
    const unchanged = async () =>
      expect(JSON.stringify(await picture()).replaceAll('"Paid"', '"Locked"')).toBe(JSON.stringify(before));

    beforeAll(async () => {
      testApp.setTime(octoberFirst);
      expect(refusal(await pay(month))).toBe("409 SALARY_MONTH_OPEN");
      expect(refusal(await lock("2026-11"))).toBe("409 SALARY_MONTH_AHEAD");
      expect(refusal(await lock("2026-13"))).toBe("404 NOT_FOUND");
      done(await lock(month));
      before = await picture();
    });

    it("is not changed by any call", async () => {
      expect(refusal(await lock(month))).toBe("409 SALARY_MONTH_LOCKED");
      const [line] = await linesOf({ Month: month, UserID: karin });
      // A later correction is paid with the next open month.
      const body = { AmountOre: 1000, Reason: "Glömdes i september." };
      expect(done(await as("admin").correctSalaryLine({ params: { id: line?.ID ?? 0 }, body })).Month).toBe("2026-10");
      done(await as("admin").addSalaryRate(rate("Free", 99_900, "2026-10-01")));
      done(await as("admin").deleteQuestion({ params: { id: line?.QuestionID ?? 0 } }));
      await unchanged();
    });

    it("has no new lines: what is earned in it later belongs to the next open month", async () => {
      const id = await answerAt(testApp, "advisor", "2026-09-30T21:30:00Z");
      const [line] = (await linesOf({ UserID: karin })).filter(({ QuestionID }) => QuestionID === id);
      expect([line?.Month, line?.EarnedAt.slice(0, 10)]).toEqual(["2026-10", "2026-09-30"]);
      testApp.setTime(octoberFirst);
      await unchanged();
    });

    it("is paid once", async () => {
      expect(done(await pay(month)).Status).toBe("Paid");
      expect(refusal(await pay(month))).toBe("409 SALARY_MONTH_PAID");
      expect(refusal(await lock(month))).toBe("409 SALARY_MONTH_LOCKED");
      await unchanged();
    });

    it("can't be changed by the application's database role either", async () => {
      const [line] = await linesOf({ Month: month });
      const ID = line?.ID ?? 0;
      const [period] = await db.select().from(salaryPeriods).where(eq(salaryPeriods.Month, 9));
      const PeriodID = period?.ID ?? 0;
      const { CreatedAt, ...copy } = {
        ...{ UserID: karin, QuestionID: 999_999, Type: "Free" as const, AmountOre: 1, PeriodID },
        ...{ EarnedAt: first, CreatedAt: first },
      };
      await expect(db.insert(salaryLines).values(copy)).rejects.toThrow();
      await expect(db.update(salaryLines).set({ AmountOre: 1 }).where(eq(salaryLines.ID, ID))).rejects.toThrow();
      await expect(db.delete(salaryLines).where(eq(salaryLines.ID, ID))).rejects.toThrow();
      const reopened = db.update(salaryPeriods).set({ Status: "Open" }).where(eq(salaryPeriods.ID, PeriodID));
      await expect(reopened).rejects.toThrow();
      await expect(db.delete(salaryPeriods).where(eq(salaryPeriods.ID, PeriodID))).rejects.toThrow();
      await unchanged();
    });

    it("includes answers that are being sent while it is locked, each in exactly one month", async () => {
      testApp.setTime(octoberFirst);
      const sending = Array.from({ length: 3 }, () => answerAt(testApp, "admin", "2026-10-01T08:00:00Z"));
      const locking = lock("2026-10");
      const ids = await Promise.all(sending);
      done(await locking);
      const lines = (await linesOf({ UserID: admin })).filter(({ QuestionID }) => ids.includes(QuestionID ?? 0));
      expect(lines.length).toBe(3);
      const locked = done(await as("admin").listSalaryPeriods()).Periods.find(({ Month }) => Month === "2026-10");
      expect(lines.every(({ Month }) => Month === "2026-10" || Month === "2026-11")).toBe(true);
      expect(locked?.Status).toBe("Locked");
    });
  });
});

describe("a salary rate", () => {
  it("begins today or later, and ends the previous one on the day before", async () => {
    testApp.setTime(octoberFirst);
    const add = (ore: number, day: string) => as("admin").addSalaryRate(rate("Express24", ore, day));
    expect(refusal(await add(70_000, "2026-09-30"))).toBe("422 INCORRECT_PROPERTIES");
    done(await add(70_000, "2026-12-01"));
    // A mistake, corrected before it has begun.
    done(await add(72_000, "2026-12-01"));
    expect(refusal(await add(70_000, "2026-11-01"))).toBe("422 INCORRECT_PROPERTIES");
    const { Rates } = done(await as("advisor").listSalaryRates());
    expect(Rates.filter(({ Type }) => Type === "Express24").map(({ ID, Type, ...rest }) => rest)).toEqual([
      { AmountOre: 72_000, ValidFrom: "2026-12-01", ValidTo: null },
      { AmountOre: 65_000, ValidFrom: "2026-09-01", ValidTo: "2026-11-30" },
    ]);
  });
});
