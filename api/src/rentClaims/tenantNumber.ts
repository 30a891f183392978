import type { ShowPersonalNumber } from "@lagrum/core/contract/personalNumberSchema";
import { eq, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { rentClaimTenants } from "../db/schema/rentClaims.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { type NumberKeys, numberMark, openNumber, resealedNumber } from "../keys/personalNumber.ts";

/** Older claims have the key of the conflict check. */
export const keysOfTenants = ({ numberSeal, conflictSeal }: Pick<App, "numberSeal" | "conflictSeal">): NumberKeys => ({
  numberSeal,
  formerSeal: conflictSeal,
});

/** The tenant's personal number in clear; the log records who read it and why. @throws Failure NOT_FOUND */
export async function showTenantNumber(
  context: ServiceContext,
  keys: NumberKeys,
  id: number,
  { Reason }: ShowPersonalNumber,
): Promise<string> {
  const [tenant] = await context.tx.select().from(rentClaimTenants).where(eq(rentClaimTenants.ClaimID, id));
  if (!tenant) throw new Failure("NOT_FOUND");
  const Changed = [fieldChange("Reason", null, Reason)];
  await recordChange(context, { Entity: "rentClaim", EntityID: id, Action: "personalNumberRead", Changed });
  return openNumber(keys, tenant.PersonalNumber);
}

/**
 * Seals the numbers of older claims with the key of personal numbers. A number whose key is lost stays as it is.
 * @returns how many were sealed again, and how many could not be opened
 */
export async function resealTenantNumbers(app: Pick<App, "db" | "log" | "numberSeal" | "conflictSeal">) {
  const { ClaimID, PersonalNumber: stored } = rentClaimTenants;
  return app.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(rentClaimTenants)
      .where(sql`not starts_with(${stored}, ${numberMark})`)
      .for("update", { skipLocked: true });
    let Sealed = 0;
    for (const row of rows) {
      const PersonalNumber = resealedNumber(keysOfTenants(app), row.PersonalNumber, row.Email);
      if (PersonalNumber === null) {
        app.log.error({ ClaimID: row.ClaimID }, "a personal number could not be opened with the conflict check's key");
        continue;
      }
      await tx.update(rentClaimTenants).set({ PersonalNumber }).where(eq(ClaimID, row.ClaimID));
      Sealed += 1;
    }
    return { Sealed, Unreadable: rows.length - Sealed };
  });
}
