import { expect, test } from "vitest";
import { emptyValues } from "../forms/form.ts";
import { checkRent, type RentValues, rentForm } from "./rentForm.ts";

const today = "2026-12-01";
const complete: RentValues = {
  HousingType: "Lodger",
  ContractStart: "2026-06-01",
  ContractEnd: "",
  MonthlyRent: "6 500 kr",
  LandlordRentFrom: "16 000",
  LandlordRentTo: "",
  RoomShare: "25 %",
  Furnished: "Full",
  Electricity: "300",
  Internet: "",
  Television: "",
  Parking: "",
  Water: "",
};
const check = (change: Partial<RentValues>) => checkRent({ ...complete, ...change }, today);

test("typed values are converted to öre, per cent and days", () => {
  expect(check({}).check).toEqual({
    HousingType: "Lodger",
    ContractStart: "2026-06-01",
    ContractEnd: null,
    MonthlyRent: 6_500_00,
    LandlordRentFrom: 16_000_00,
    LandlordRentTo: 16_000_00,
    RoomShare: 25,
    Furnished: "Full",
    Extras: { Electricity: 300_00 },
  });
  expect(check({ LandlordRentTo: "18 000" }).check).toMatchObject({
    LandlordRentFrom: 16_000_00,
    LandlordRentTo: 18_000_00,
  });
});

test("a lodger's share is ignored for a whole home, and an unknown rent is null", () => {
  expect(check({ HousingType: "SecondHand", LandlordRentFrom: " " }).check).toMatchObject({
    RoomShare: null,
    LandlordRentFrom: null,
    LandlordRentTo: null,
  });
});

test("lists missing fields, and preserves typed values", () => {
  const { refusal, values } = checkRent(emptyValues(rentForm(today), { Internet: "250" }), today);
  expect([Object.keys(refusal?.Details ?? {}), values.Internet]).toEqual([
    ["HousingType", "ContractStart", "MonthlyRent", "Furnished"],
    "250",
  ]);
});

test.each<[Partial<RentValues>, Record<string, string[]>]>([
  [{ MonthlyRent: "mycket" }, { MonthlyRent: ["INVALID_VALUE"] }],
  [{ Water: "-1" }, { Water: ["INVALID_VALUE"] }],
  [{ LandlordRentTo: "15 000" }, { LandlordRentTo: ["INVALID_VALUE"] }],
  [{ ContractStart: "2026-12-02" }, { ContractStart: ["INVALID_DATE"] }],
  [{ ContractEnd: "2026-05-31" }, { ContractEnd: ["INVALID_DATE"] }],
  [{ ContractEnd: "2026-02-30", ContractStart: "2026-01-01" }, { ContractEnd: ["INVALID_DATE"] }],
  [{ RoomShare: "120" }, { RoomShare: ["INVALID_VALUE"] }],
  [{ RoomShare: "en del" }, { RoomShare: ["INVALID_VALUE"] }],
  [{ HousingType: "Slott" }, { HousingType: ["INVALID_VALUE"] }],
])("rejects %o", (change, details) => {
  expect(check(change).refusal?.Details).toEqual(details);
});
