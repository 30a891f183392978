import { judgeProtection } from "@lagrum/core/insurance/legalProtection";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { insuranceAreas, insuranceCompanies, insuranceFigures } from "../db/schema/insurance.ts";
import { seedInsurance } from "../seed/seedInsurance.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;
const read = async () => done(await client.getInsuranceRules());
const sourced = { Source: "prov", CheckedAt: "2026-11-21" };

describe("the rules of legal protection", () => {
  it("are seeded, public, and each has its source and date", async () => {
    const rules = await read();
    expect(rules.Figures.PriceBaseAmount).toMatchObject({ Value: 59_200_00, ValidFrom: "2026-01-01" });
    expect(rules.Companies.find(({ Code }) => Code === "hedvig")).toMatchObject({
      Ceiling: 250_000_00,
      OwnShare: 2500,
      LeastOwnShare: 1_750_00,
      MostHours: 100,
    });
    expect(rules.Areas.at(-1)?.Name).toBe("Något annat");
    for (const { Source, CheckedAt } of [...Object.values(rules.Figures), ...rules.Areas, ...rules.Companies]) {
      expect([Source.length > 3, CheckedAt]).toEqual([true, expect.stringMatching(/^2026-/)]);
    }
    const judged = judgeProtection(
      {
        HomeInsurance: "Yes",
        InsuredLongEnough: "Yes",
        ClaimMade: "Yes",
        ClaimRefused: "InWriting",
        RefusedAt: null,
        Area: "hyra",
        Amount: 30_000_00,
        Company: "if",
      },
      rules,
    );
    expect(judged).toMatchObject({ Outcome: "Likely", Threshold: 29_600_00, Ceiling: 250_000_00 });
  });

  it("change at midnight in Sweden when a new row becomes valid", async () => {
    await app.db
      .insert(insuranceFigures)
      .values({ Code: "PriceBaseAmount", Value: 60_000_00, ValidFrom: "2027-01-01", ...sourced });
    testApp.setTime(new Date("2026-12-31T22:59:00Z"));
    expect((await read()).Figures.PriceBaseAmount.Value).toBe(59_200_00);
    testApp.setTime(new Date("2026-12-31T23:01:00Z"));
    expect((await read()).Figures.PriceBaseAmount.Value).toBe(60_000_00);
    testApp.setTime(new Date());
  });

  it("omit rows that have ended, and a seed does not overwrite a changed row", async () => {
    const { db } = app;
    await db.update(insuranceCompanies).set({ ValidTo: "2025-12-31" }).where(eq(insuranceCompanies.Code, "moderna"));
    await db
      .insert(insuranceAreas)
      .values({ Code: "fordon", Name: "Bil", Coverage: "Seldom", ValidFrom: "2026-06-01", SortOrder: 6, ...sourced });
    await db.transaction(seedInsurance);
    const { Areas, Companies } = await read();
    expect(Companies.map(({ Code }) => Code)).not.toContain("moderna");
    expect(Areas.filter(({ Code }) => Code === "fordon")).toMatchObject([{ Name: "Bil", Coverage: "Seldom" }]);
  });
});
