import type { RentFigureCode } from "@lagrum/core/rentClaim/rentClaimSchema";
import type { Transaction } from "../db/database.ts";
import { rentFigures } from "../db/schema/rentClaims.ts";

const figure = (Code: RentFigureCode, Value: number, ValidFrom: string, Source: string) => ({
  Code,
  Value,
  ValidFrom,
  Source,
  CheckedAt: "2026-11-23",
});

/** The figures of the rent estimate. A lawyer must confirm them before a launch (docs/content-review-2.md). */
const figures: (typeof rentFigures.$inferInsert)[] = [
  figure("FurnitureShare", 1500, "2019-10-01", "12 kap. 55 § fjärde stycket jordabalken, lag (2019:533)"),
  figure("PartFurnitureShare", 750, "2019-10-01", "Hälften av taket i 12 kap. 55 § jordabalken, för en del möbler"),
  figure("RepaidMonths", 12, "1984-01-01", "12 kap. jordabalken före lag (2019:533)"),
  figure("RepaidMonths", 24, "2019-10-01", "12 kap. 55 f § andra stycket jordabalken, lag (2019:533)"),
  figure("ApplicationMonths", 3, "2019-10-01", "12 kap. 55 f § fjärde stycket jordabalken, lag (2019:533)"),
];

/** The figures of the rent estimate. Existing rows are unchanged. */
export async function seedRentFigures(tx: Transaction): Promise<void> {
  await tx.insert(rentFigures).values(figures).onConflictDoNothing();
}
