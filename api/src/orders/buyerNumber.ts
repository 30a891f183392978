import { vatNumberOf } from "@lagrum/core/contract/organisationNumber";
import { isPersonalNumber } from "@lagrum/core/contract/personalNumber";
import type { ShowBuyerNumber, ShownBuyerNumber } from "@lagrum/core/order/orderSchema";
import { eq, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { orderCustomers } from "../db/schema/orders.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { type NumberKeys, numberMark, openNumber, resealedNumber, sealNumber } from "../keys/personalNumber.ts";
import type { Seal } from "../keys/seal.ts";
import { checkOwnOrder } from "./orderAccess.ts";

/** Older orders have the key of job payloads. */
export const keysOfBuyers = ({ numberSeal, seal }: Pick<App, "numberSeal" | "seal">): NumberKeys => ({
  numberSeal,
  formerSeal: seal,
});

/**
 * A company's organisation number as it is stored: as it is, and a sole trader's, which is a personal number, encrypted.
 * @param email the buyer's
 */
export const storedOrgNumber = (numberSeal: Seal, OrgNumber: string | null, email: string): string | null =>
  OrgNumber !== null && isPersonalNumber(OrgNumber) ? sealNumber(numberSeal, OrgNumber, email) : OrgNumber;

export const isSealedNumber = (stored: string): boolean => stored.startsWith(numberMark);

/** A stored organisation number in clear, for the conflict check and the payment; null when its key is lost. */
export function openOrgNumber(numberSeal: Seal, stored: string | null): string | null {
  if (stored === null || !isSealedNumber(stored)) return stored;
  try {
    return openNumber({ numberSeal, formerSeal: numberSeal }, stored);
  } catch {
    return null;
  }
}

/**
 * The buyer's personal number in clear, for the person who works on the order and for administrators. The log records who
 * read it and why.
 * @throws Failure NOT_FOUND for another's order and for one without a number, ORDER_NOT_TAKEN
 */
export async function showBuyerNumber(
  context: ServiceContext,
  keys: NumberKeys,
  id: number,
  { Reason, Field }: ShowBuyerNumber,
): Promise<ShownBuyerNumber> {
  const { tx, caller, now } = context;
  await checkOwnOrder(tx, { caller, accessCode: null }, id, now);
  const [buyer] = await tx.select().from(orderCustomers).where(eq(orderCustomers.OrderID, id));
  const stored = buyer?.[Field];
  if (!stored || (!isSealedNumber(stored) && Field === "OrgNumber")) throw new Failure("NOT_FOUND");
  const Changed = [
    fieldChange("Reason", null, Reason),
    ...(Field === "OrgNumber" ? [fieldChange("Field", null, Field)] : []),
  ];
  await recordChange(context, { Entity: "order", EntityID: id, Action: "personalNumberRead", Changed });
  const PersonalNumber = openNumber(keys, stored);
  return { PersonalNumber, VatNumber: Field === "OrgNumber" ? vatNumberOf(PersonalNumber) : null };
}

/**
 * Seals the numbers of older orders with the key of personal numbers. A number whose key is lost stays as it is.
 * @returns how many were sealed again, and how many could not be opened
 */
export async function resealNumbers(app: Pick<App, "db" | "log" | "numberSeal" | "seal">) {
  const { OrderID, PersonalNumber: stored } = orderCustomers;
  return app.db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(orderCustomers)
      .where(sql`${stored} is not null and not starts_with(${stored}, ${numberMark})`)
      .for("update", { skipLocked: true });
    let Sealed = 0;
    for (const row of rows) {
      const PersonalNumber = resealedNumber(keysOfBuyers(app), row.PersonalNumber ?? "", row.Email);
      if (PersonalNumber === null) {
        app.log.error({ OrderID: row.OrderID }, "a personal number could not be opened with the key of job payloads");
        continue;
      }
      await tx.update(orderCustomers).set({ PersonalNumber }).where(eq(OrderID, row.OrderID));
      Sealed += 1;
    }
    return { Sealed, Unreadable: rows.length - Sealed };
  });
}
