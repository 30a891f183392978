import { expect, test } from "vitest";
import type { RentCheck, RentRules } from "./rentClaimSchema.ts";
import { estimateRent } from "./rentEstimate.ts";

const sourced = { Source: "prov", CheckedAt: "2026-11-23" };
const rules: RentRules = {
  Figures: [
    { Code: "RepaidMonths", Value: 12, ValidFrom: "1984-01-01", ...sourced },
    { Code: "RepaidMonths", Value: 24, ValidFrom: "2019-10-01", ...sourced },
    { Code: "FurnitureShare", Value: 1500, ValidFrom: "2019-10-01", ...sourced },
    { Code: "PartFurnitureShare", Value: 750, ValidFrom: "2019-10-01", ...sourced },
    { Code: "ApplicationMonths", Value: 3, ValidFrom: "2019-10-01", ...sourced },
  ],
};

const today = "2026-12-01";
const kr = (amount: number) => Math.round(amount * 100);
const rent = (from: number, to = from) => ({ LandlordRentFrom: kr(from), LandlordRentTo: kr(to) });
const home: RentCheck = {
  HousingType: "SecondHand",
  ContractStart: "2026-06-01",
  ContractEnd: null,
  MonthlyRent: kr(12_000),
  ...rent(8_000),
  RoomShare: null,
  Furnished: "None",
  Extras: {},
};

// Worked out on paper, in kronor: the surplus of a month, and what may be repaid.
test.each<[string, Partial<RentCheck>, number, number]>([
  ["six whole months: 6 x 4000", {}, 4_000, 24_000],
  ["furnished: 12 000 - 8000 x 1.15", { Furnished: "Full" }, 2_800, 16_800],
  ["partly furnished: 12 000 - 8000 x 1.075", { Furnished: "Partial" }, 3_400, 20_400],
  ["electricity and internet: 12 000 - 8550", { Extras: { Electricity: kr(300), Internet: kr(250) } }, 3_450, 20_700],
  ["both: 12 000 - 9200 - 550", { Furnished: "Full", Extras: { Electricity: kr(550) } }, 2_250, 13_500],
  ["two years at most: 24 x 4000", { ContractStart: "2023-01-01" }, 4_000, 96_000],
  ["one year for lettings before October 2019: 12 x 4000", { ContractStart: "2019-09-30" }, 4_000, 48_000],
  ["two years from October 2019 on", { ContractStart: "2019-10-01" }, 4_000, 96_000],
  ["moved out: (4 + 15/31) x 4000 = 17 935.48", { ContractEnd: "2026-10-15" }, 4_000, 17_935],
  ["started within a month: (9/31 + 6) x 4000 = 25 161.29", { ContractStart: "2026-05-23" }, 4_000, 25_161],
  [
    "moved out a year ago: 12 months of the 24",
    { ContractStart: "2020-01-01", ContractEnd: "2025-11-30" },
    4_000,
    48_000,
  ],
  [
    "a room that is a fourth: 6500 - 16 000 / 4 x 1.15",
    { HousingType: "Lodger", RoomShare: 25, MonthlyRent: kr(6_500), ...rent(16_000), Furnished: "Full" },
    1_900,
    11_400,
  ],
  [
    "öre: 10 000 - 7333.33 x 1.15 = 1566.67, x 6 = 9400.02",
    { MonthlyRent: kr(10_000), ...rent(7_333.33), Furnished: "Full" },
    1_566.67,
    9_400,
  ],
])("estimates %s", (_, change, surplus, total) => {
  const estimate = estimateRent({ ...home, ...change }, rules, today);
  expect(estimate).toMatchObject({ Kind: "Sum", Low: { Surplus: kr(surplus), Total: kr(total) } });
});

test("counts the days of a leap February: 20/29 x 4000 = 2758.62", () => {
  const estimate = estimateRent({ ...home, ContractStart: "2028-02-10" }, rules, "2028-03-01");
  expect(estimate).toMatchObject({ Kind: "Sum", Low: { Total: kr(2_758) } });
});

test("a guessed rent of the landlord gives a range", () => {
  expect(estimateRent({ ...home, ...rent(7_000, 9_000) }, rules, today)).toMatchObject({
    Kind: "Range",
    Low: { Surplus: kr(3_000), Total: kr(18_000) },
    High: { Surplus: kr(5_000), Total: kr(30_000) },
  });
});

test.each<[string, Partial<RentCheck>, object]>([
  ["nothing when the rent is reasonable", { MonthlyRent: kr(8_000) }, { Kind: "Reasonable" }],
  [
    "nothing when all payments are too old",
    { ContractStart: "2020-01-01", ContractEnd: "2024-11-30" },
    { Kind: "TooOld" },
  ],
  ["no sum for an owned home", { HousingType: "Owned" }, { Kind: "ForwardOnly" }],
  ["no sum for company housing", { HousingType: "Company" }, { Kind: "AskLawyer", Reason: "Company" }],
  ["no sum for an unknown form", { HousingType: "Unknown" }, { Kind: "AskLawyer", Reason: "Housing" }],
  [
    "no sum without the landlord's rent",
    { LandlordRentFrom: null, LandlordRentTo: null },
    { Kind: "AskLawyer", Reason: "LandlordRent" },
  ],
  ["no sum for a room of unknown size", { HousingType: "Lodger" }, { Kind: "AskLawyer", Reason: "RoomShare" }],
])("gives %s", (_, change, expected) => {
  expect(estimateRent({ ...home, ...change }, rules, today)).toMatchObject(expected);
});

test.each([
  // 12 kap. 55 f § jordabalken: within three months from moving out.
  ["2026-09-01", "2026-12-01", false],
  ["2026-08-31", "2026-11-30", true],
  ["2026-11-30", "2027-02-28", false],
])("after moving out on %s the last day to apply is %s", (ContractEnd, lastDay, isLate) => {
  const estimate = estimateRent({ ...home, ContractEnd }, rules, today);
  expect([estimate.LastApplicationDay, estimate.IsLate]).toEqual([lastDay, isLate]);
});

test("a row that becomes valid later does not count yet", () => {
  const coming = { Code: "FurnitureShare" as const, Value: 2000, ValidFrom: "2027-01-01", ...sourced };
  const later = { Figures: [...rules.Figures, coming] };
  const furnished: RentCheck = { ...home, Furnished: "Full" };
  expect(estimateRent(furnished, later, today)).toMatchObject({ Low: { Surplus: kr(2_800) } });
  expect(estimateRent(furnished, later, "2027-01-01")).toMatchObject({ Low: { Surplus: kr(2_400) } });
});
