import { estimateRent } from "@lagrum/core/rentClaim/rentEstimate";
import { afterAll, expect, test } from "vitest";
import { done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { rentFigures } from "../db/schema/rentClaims.ts";
import { seedRentFigures } from "../seed/rentFigures.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;

const home = {
  HousingType: "SecondHand",
  ContractStart: "2023-01-01",
  ContractEnd: null,
  MonthlyRent: 12_000_00,
  LandlordRentFrom: 8_000_00,
  LandlordRentTo: 8_000_00,
  RoomShare: null,
  Furnished: "Full",
  Extras: {},
} as const;

test("the seeded figures have sources, and give an estimate by the law in force", async () => {
  const rules = done(await client.getRentRules());
  for (const { Source, CheckedAt } of rules.Figures) {
    expect([Source, CheckedAt]).toEqual([expect.stringContaining("jordabalken"), expect.stringMatching(/^2026-/)]);
  }
  expect(estimateRent(home, rules, "2026-12-01")).toMatchObject({ Low: { Surplus: 2_800_00, Total: 67_200_00 } });
});

test("a changed law is a new row, and the seed changes no row", async () => {
  const changed = { Value: 1000, ValidFrom: "2027-01-01", Source: "prov", CheckedAt: "2026-11-23" };
  await app.db.insert(rentFigures).values({ Code: "FurnitureShare", ...changed });
  await app.db.transaction(seedRentFigures);
  const rules = done(await client.getRentRules());
  expect(estimateRent(home, rules, "2026-12-31")).toMatchObject({ Low: { Furniture: 1_200_00 } });
  expect(estimateRent(home, rules, "2027-01-01")).toMatchObject({ Low: { Furniture: 800_00 } });
});
