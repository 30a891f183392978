import type { ActionOf, FieldChange } from "@lagrum/core/audit/historySchema";
import { priceAt } from "@lagrum/core/product/prices";
import type { NewPrice } from "@lagrum/core/product/productSchema";
import type { ServiceCode } from "@lagrum/core/product/serviceSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { momentOf } from "@lagrum/core/workingTime/openTime";
import { and, eq } from "drizzle-orm";
import { fieldChange, recordChange } from "../audit/auditLog.ts";
import { prices } from "../db/schema/products.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";

/** The product or service with the price. */
type Priced = { ProductID: number } | { ServiceCode: ServiceCode };

const isPriceOf = (of: Priced) =>
  "ProductID" in of ? eq(prices.ProductID, of.ProductID) : eq(prices.ServiceCode, of.ServiceCode);

/**
 * Adds a price: from now, or from the beginning of a future day. A price that would apply anyway is not added again. The
 * caller must have locked the product or the service.
 * @throws Failure INCORRECT_PROPERTIES for a day in the past, or one that has a price
 */
export async function addPrice(
  context: ServiceContext,
  of: Priced,
  { Amount, TaxRate, ValidFrom: day }: NewPrice,
): Promise<void> {
  const { tx, now } = context;
  const today = dayOf(now);
  if (day && day < today) throw new Failure("INCORRECT_PROPERTIES", { "Price.ValidFrom": ["DATE_PASSED"] });
  const isComing = Boolean(day && day > today);
  const from = day && isComing ? new Date(momentOf(day, "00:00")) : now;
  const history = await tx.select().from(prices).where(isPriceOf(of));
  if (isComing && history.some(({ ValidFrom }) => Date.parse(ValidFrom) === from.getTime())) {
    throw new Failure("INCORRECT_PROPERTIES", { "Price.ValidFrom": ["NOT_AVAILABLE"] });
  }
  const before = priceAt(history, from);
  if (before?.Amount === Amount && before.TaxRate === TaxRate) return;
  const ValidFrom = from.toISOString();
  await tx.insert(prices).values({ ...of, Amount, TaxRate, ValidFrom });
  const changed: FieldChange[] = [fieldChange("Amount", before?.Amount, Amount)];
  if (before?.TaxRate !== TaxRate) changed.push(fieldChange("TaxRate", before?.TaxRate, TaxRate));
  if (isComing) changed.push({ Field: "ValidFrom", After: ValidFrom });
  if ("ProductID" in of) {
    await recordChange(context, { Entity: "product", EntityID: of.ProductID, Action: "priced", Changed: changed });
  } else await recordServiceChange(context, of.ServiceCode, "priced", changed);
}

/** Writes a row of the audit log about a service. Its code is a field: services have no number. */
export const recordServiceChange = (
  context: ServiceContext,
  code: ServiceCode,
  Action: ActionOf<"service">,
  changed: FieldChange[],
): Promise<void> =>
  recordChange(context, {
    ...{ Entity: "service", EntityID: 0, Action },
    Changed: [{ Field: "Service", After: code }, ...changed],
  });

/**
 * Withdraws a price that has not begun. The caller must have locked the product or the service.
 * @throws Failure NOT_FOUND, PRICE_BEGUN
 */
export async function withdrawPrice(context: ServiceContext, of: Priced, priceId: number): Promise<void> {
  const { tx, now } = context;
  const [price] = await tx
    .select()
    .from(prices)
    .where(and(eq(prices.ID, priceId), isPriceOf(of)));
  if (!price) throw new Failure("NOT_FOUND");
  if (Date.parse(price.ValidFrom) <= now.getTime()) throw new Failure("PRICE_BEGUN");
  await tx.delete(prices).where(eq(prices.ID, priceId));
  const changed = [fieldChange("Amount", price.Amount, null), fieldChange("ValidFrom", price.ValidFrom, null)];
  if ("ProductID" in of) {
    await recordChange(context, {
      ...{ Entity: "product", EntityID: of.ProductID, Action: "priceWithdrawn" },
      Changed: changed,
    });
  } else await recordServiceChange(context, of.ServiceCode, "priceWithdrawn", changed);
}
