import { includedTax } from "@lagrum/core/money/vat";
import { priceAt } from "@lagrum/core/product/prices";
import type { ManagedService, ServiceCode, UpdateService } from "@lagrum/core/product/serviceSchema";
import { asc, eq } from "drizzle-orm";
import { fieldChange } from "../audit/auditLog.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { prices, services } from "../db/schema/products.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { addPrice, recordServiceChange, withdrawPrice } from "./pricing.ts";

/** All services in their order, on sale or not, with their price histories. */
export async function listManagedServices(db: Reader, now: Date): Promise<ManagedService[]> {
  const rows = await db.select().from(services).orderBy(asc(services.SortOrder), asc(services.Code));
  const history = Map.groupBy(await db.select().from(prices).orderBy(asc(prices.ValidFrom)), (row) => row.ServiceCode);
  return rows.map(({ SortOrder, ...service }) => {
    const own = history.get(service.Code) ?? [];
    return {
      ...service,
      ID: SortOrder + 1,
      Amount: priceAt(own, now)?.Amount ?? null,
      Prices: own.map((row) => ({ ...row, TaxAmount: includedTax(row.Amount, row.TaxRate) })).reverse(),
    };
  });
}

/** @throws Failure NOT_FOUND, INCORRECT_PROPERTIES for a price */
export async function updateService(
  context: ServiceContext,
  code: ServiceCode,
  { Active, Price }: UpdateService,
): Promise<ManagedService> {
  const { tx } = context;
  const service = await lockService(tx, code);
  if (Active !== undefined && Active !== service.Active) {
    await tx.update(services).set({ Active }).where(eq(services.Code, code));
    await recordServiceChange(context, code, "edited", [fieldChange("Active", service.Active, Active)]);
  }
  if (Price) await addPrice(context, { ServiceCode: code }, Price);
  return getLockedService(context, code);
}

/** Withdraws a price that has not begun. @throws Failure NOT_FOUND, PRICE_BEGUN */
export async function withdrawServicePrice(
  context: ServiceContext,
  code: ServiceCode,
  priceId: number,
): Promise<ManagedService> {
  await lockService(context.tx, code);
  await withdrawPrice(context, { ServiceCode: code }, priceId);
  return getLockedService(context, code);
}

async function lockService(tx: Transaction, code: ServiceCode) {
  const [service] = await tx.select().from(services).where(eq(services.Code, code)).for("update");
  if (!service) throw new Failure("NOT_FOUND");
  return service;
}

async function getLockedService({ tx, now }: ServiceContext, code: ServiceCode): Promise<ManagedService> {
  const after = (await listManagedServices(tx, now)).find(({ Code }) => Code === code);
  if (!after) throw new Error("a service that was locked is gone");
  return after;
}
