import { z } from "zod";
import { amount, day } from "../contract/fieldSchema.ts";

export const housingTypes = ["SecondHand", "Lodger", "Owned", "Company", "Unknown"] as const;
export type HousingType = (typeof housingTypes)[number];

export const furnishings = ["Full", "Partial", "None"] as const;
export type Furnishing = (typeof furnishings)[number];

/** The extras that a rent may include besides the home. */
export const rentExtras = ["Electricity", "Internet", "Television", "Parking", "Water"] as const;
export type RentExtra = (typeof rentExtras)[number];

/** The figures of the rent estimate, and the unit of each. */
export const rentFigureCodes = [
  /** The most that furniture may add, share of the landlord's rent; basis points. */
  "FurnitureShare",
  "PartFurnitureShare",
  /** Months back that are repaid. Valid for lettings begun from the row's day on. */
  "RepaidMonths",
  /** Months after moving out within which the application must have arrived. */
  "ApplicationMonths",
] as const;
export type RentFigureCode = (typeof rentFigureCodes)[number];

const Figure = z.object({
  Code: z.enum(rentFigureCodes),
  Value: z.int(),
  ValidFrom: day,
  Source: z.string(),
  CheckedAt: day,
});

/** Every row of every figure, oldest first: some depend on the day on which the letting began. */
export const RentRules = z.object({ Figures: z.array(Figure) }).meta({ id: "RentRules" });
export type RentRules = z.infer<typeof RentRules>;

/** The facts of a rented home that an estimate needs. Amounts in öre a month. */
export const RentCheck = z
  .strictObject({
    HousingType: z.enum(housingTypes),
    ContractStart: day,
    /** The last day of the tenancy; null while the tenant lives there. */
    ContractEnd: day.nullable(),
    MonthlyRent: amount,
    /** The landlord's own rent; equal bounds when it is known, a range when it is guessed, null when it is unknown. */
    LandlordRentFrom: amount.nullable(),
    LandlordRentTo: amount.nullable(),
    /** A lodger's part of the home in per cent. */
    RoomShare: z.int().min(1).max(100).nullable(),
    Furnished: z.enum(furnishings),
    /** The landlord's cost of what is included. */
    Extras: z.partialRecord(z.enum(rentExtras), amount),
  })
  .meta({ id: "RentCheck" });
export type RentCheck = z.infer<typeof RentCheck>;
