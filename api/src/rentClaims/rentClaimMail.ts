import { rentClaimReference } from "@lagrum/core/rentClaim/rentClaimReference";
import type { Mail } from "@lagrum/core/texts/mails";
import { eq } from "drizzle-orm";
import { issueCode } from "../accounts/accessCodes.ts";
import type { App } from "../app.ts";
import { rentClaims, rentClaimTenants } from "../db/schema/rentClaims.ts";
import type { RentClaimMailPayload } from "../mail/queuedMail.ts";

/** A mail to a tenant, with a new code. */
export function composeRentClaimMail(
  { db, clock }: Pick<App, "db" | "clock">,
  { Kind, RentClaimID }: RentClaimMailPayload,
): Promise<Mail | null> {
  return db.transaction(async (tx) => {
    // The lock makes an erasure wait until the code is stored.
    const [row] = await tx
      .select({ To: rentClaimTenants.Email, FirstName: rentClaimTenants.FirstName, State: rentClaims.State })
      .from(rentClaimTenants)
      .innerJoin(rentClaims, eq(rentClaims.ID, rentClaimTenants.ClaimID))
      .where(eq(rentClaimTenants.ClaimID, RentClaimID))
      .for("share");
    if (!row) return null;
    const { To, FirstName, State } = row;
    const Code = await issueCode(tx, "rentClaim", RentClaimID, clock());
    const about = { To, Reference: rentClaimReference(RentClaimID), Code };
    // The address is unconfirmed: the name may be a message to a stranger who owns it.
    if (Kind === "rentClaimReceived") return { ...about, Kind };
    return { ...about, Kind, FirstName, State };
  });
}
