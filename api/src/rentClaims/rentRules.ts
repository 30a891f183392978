import type { RentRules } from "@lagrum/core/rentClaim/rentClaimSchema";
import { asc } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { rentFigures } from "../db/schema/rentClaims.ts";

/** Every figure of the rent estimate, oldest first. */
export async function listRentRules(db: Reader): Promise<RentRules> {
  return { Figures: await db.select().from(rentFigures).orderBy(asc(rentFigures.ValidFrom), asc(rentFigures.Code)) };
}
