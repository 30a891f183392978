import { vatNumberOf } from "@lagrum/core/contract/organisationNumber";
import { isPersonalNumber, maskPersonalNumber } from "@lagrum/core/contract/personalNumber";
import type { ShownBuyerNumber, ShowPersonalNumber } from "@lagrum/core/order/orderSchema";
import { eq, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { orderCustomers } from "../db/schema/orders.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import type { Seal } from "../keys/seal.ts";
import { checkOwnOrder } from "./orderAccess.ts";

/** Marks what has the key of personal numbers. Older rows have the key of job payloads. */
const mark = "number:";

/** A buyer's personal number, encrypted. @param email the buyer's */
export const sealNumber = (numberSeal: Seal, PersonalNumber: string, email: string): string =>
  mark + numberSeal.seal({ PersonalNumber }, email).Sealed;

type Keys = Pick<App, "numberSeal" | "seal">;

/** @throws Error when it was sealed with another key */
export function openNumber({ numberSeal, seal }: Keys, stored: string): string {
  const opened = stored.startsWith(mark)
    ? numberSeal.open({ Sealed: stored.slice(mark.length) })
    : seal.open({ Sealed: stored });
  return (opened as { PersonalNumber: string }).PersonalNumber;
}

/**
 * A company's organisation number as it is stored: as it is, and a sole trader's, which is a personal number, encrypted.
 * @param email the buyer's
 */
export const storedOrgNumber = (numberSeal: Seal, OrgNumber: string | null, email: string): string | null =>
  OrgNumber !== null && isPersonalNumber(OrgNumber) ? sealNumber(numberSeal, OrgNumber, email) : OrgNumber;

export const isSealedNumber = (stored: string): boolean => stored.startsWith(mark);

/** A stored organisation number in clear, for the conflict check and the payment; null when its key is lost. */
export function openOrgNumber(numberSeal: Seal, stored: string | null): string | null {
  if (stored === null || !isSealedNumber(stored)) return stored;
  try {
    return openNumber({ numberSeal, seal: numberSeal }, stored);
  } catch {
    return null;
  }
}

/** Masked. What can't be opened shows no digit. */
export function maskedNumber(keys: Keys, stored: string): string {
  try {
    return maskPersonalNumber(openNumber(keys, stored));
  } catch {
    return "••••••-••••";
  }
}

/**
 * The buyer's personal number in clear, for the person who works on the order and for administrators. The log records who
 * read it and why.
 * @throws Failure NOT_FOUND for another's order and for one without a number, ORDER_NOT_TAKEN
 */
export async function showBuyerNumber(
  context: ServiceContext,
  keys: Keys,
  id: number,
  { Reason, Field }: ShowPersonalNumber,
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
export async function resealNumbers({ db, log, ...keys }: Keys & Pick<App, "db" | "log">) {
  const { OrderID, PersonalNumber: stored } = orderCustomers;
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(orderCustomers)
      .where(sql`${stored} is not null and not starts_with(${stored}, ${mark})`)
      .for("update", { skipLocked: true });
    let Sealed = 0;
    for (const row of rows) {
      try {
        const PersonalNumber = sealNumber(keys.numberSeal, openNumber(keys, row.PersonalNumber ?? ""), row.Email);
        await tx.update(orderCustomers).set({ PersonalNumber }).where(eq(OrderID, row.OrderID));
        Sealed += 1;
      } catch {
        log.error({ OrderID: row.OrderID }, "a personal number could not be opened with the key of job payloads");
      }
    }
    return { Sealed, Unreadable: rows.length - Sealed };
  });
}
