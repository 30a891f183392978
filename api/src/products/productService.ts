import type { CreateProduct, ManagedProduct, OrderProducts, UpdateProduct } from "@lagrum/core/product/productSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { asc, eq, sql } from "drizzle-orm";
import { changedFields, fieldChange, recordChange } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { checkManualOrder, positionIn } from "../db/manualOrder.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { prices, productAddresses, products } from "../db/schema/products.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { confirmPlacesIn } from "../provisions/textGate.ts";
import { addPrice, withdrawPrice } from "./pricing.ts";
import { getManagedProduct } from "./productRepository.ts";

/** Fields whose values are not logged. */
const texts = [
  "ShortDescription",
  "Description",
  "Included",
  "NotIncluded",
  "YouNeed",
  "ExtraCosts",
  "Questions",
] as const;

type Texts = { readonly [K in "Name" | (typeof texts)[number]]?: unknown };

/** The texts of a product for its readers; of the buyer's questions the words in their schema. */
const plainTexts = (product: Texts): string[] =>
  (["Name", ...texts] as const)
    .flatMap((field) => product[field] ?? [])
    .map((text) => (typeof text === "string" ? text : JSON.stringify(text)));

/** @throws Failure PROVISION_NOT_FOUND, PROVISION_UNCONFIRMED */
async function confirmPlaces(
  context: ServiceContext,
  id: number,
  product: Texts,
  { before, reason }: { before: Texts | null; reason: string | undefined },
): Promise<void> {
  const text = { texts: plainTexts(product), before: before ? plainTexts(before) : [], reason, field: "Description" };
  const Changed = await confirmPlacesIn(context.tx, context.now, text);
  if (Changed.length > 0)
    await recordChange(context, { Entity: "product", EntityID: id, Action: "provisionConfirmed", Changed });
}

/** Inserts it last in the order. @throws Failure INCORRECT_PROPERTIES */
export async function createProduct(
  context: ServiceContext,
  { Price, ProvisionReason: reason, ...product }: CreateProduct,
): Promise<ManagedProduct> {
  const { tx, now } = context;
  const days = { ValidFrom: product.ValidFrom ?? dayOf(now), ValidTo: product.ValidTo ?? null };
  checkDays(days);
  await checkAddress(tx, product.Uri, null);
  const SortOrder = sql`(select coalesce(max(sort_order) + 1, 0) from products)`;
  const [row] = await tx
    .insert(products)
    .values({ ...product, ...days, SortOrder })
    .returning({ ID: products.ID });
  if (!row) throw new Error("an insert gave no row");
  await recordChange(context, { Entity: "product", EntityID: row.ID, Action: "created" });
  await confirmPlaces(context, row.ID, product, { before: null, reason });
  if (Price) await addPrice(context, { ProductID: row.ID }, Price);
  return getManagedProduct(tx, now, row.ID);
}

/** @throws Failure NOT_FOUND, CHANGED_BY_OTHER, INCORRECT_PROPERTIES */
export async function updateProduct(
  context: ServiceContext,
  id: number,
  { UpdatedAt, Price, ProvisionReason: reason, ...given }: UpdateProduct,
): Promise<ManagedProduct> {
  const { tx, now } = context;
  const before = await lockProduct(tx, id);
  checkUnchanged(before, UpdatedAt);
  checkDays({ ...before, ...given });
  if (given.Uri !== undefined && given.Uri !== before.Uri) {
    await checkAddress(tx, given.Uri, id);
    await tx.insert(productAddresses).values({ Uri: before.Uri, ProductID: id });
  }
  // Also for a new price: two people may save prices at once, and UpdatedAt is the optimistic lock.
  await tx
    .update(products)
    .set({ ...given, UpdatedAt: now.toISOString() })
    .where(eq(products.ID, id));
  await confirmPlaces(context, id, { ...before, ...given }, { before, reason });
  const changed = changedFields(before, given, texts);
  if (changed.length > 0)
    await recordChange(context, { Entity: "product", EntityID: id, Action: "edited", Changed: changed });
  if (Price) await addPrice(context, { ProductID: id }, Price);
  return getManagedProduct(tx, now, id);
}

/** Withdraws a price that has not begun. @throws Failure NOT_FOUND, PRICE_BEGUN */
export async function withdrawProductPrice(context: ServiceContext, id: number, priceId: number): Promise<void> {
  await lockProduct(context.tx, id);
  await withdrawPrice(context, { ProductID: id }, priceId);
}

/** Ends the sale; a product that never had a price is deleted. @throws Failure NOT_FOUND */
export async function deleteProduct(context: ServiceContext, id: number): Promise<void> {
  const { tx } = context;
  const { Name, Active } = await lockProduct(tx, id);
  if ((await tx.$count(prices, eq(prices.ProductID, id))) > 0) {
    if (!Active) return;
    await tx.update(products).set({ Active: false }).where(eq(products.ID, id));
    await recordChange(context, {
      Entity: "product",
      EntityID: id,
      Action: "ended",
      Changed: [fieldChange("Active", true, false)],
    });
    return;
  }
  await tx.delete(productAddresses).where(eq(productAddresses.ProductID, id));
  await tx.delete(products).where(eq(products.ID, id));
  await recordChange(context, {
    Entity: "product",
    EntityID: id,
    Action: "deleted",
    Changed: [fieldChange("Name", Name, null)],
  });
}

/** @throws Failure CHANGED_BY_OTHER, INCORRECT_PROPERTIES */
export async function orderProducts(context: ServiceContext, order: OrderProducts): Promise<void> {
  const { tx } = context;
  const rows = await tx
    .select({ ID: products.ID })
    .from(products)
    .orderBy(asc(products.SortOrder), asc(products.ID))
    .for("update");
  const current = rows.map(({ ID }) => ID);
  if (!checkManualOrder(current, order)) return;
  await tx.update(products).set({ SortOrder: positionIn(order.IDs, products.ID) });
  await recordChange(context, { Entity: "product", EntityID: 0, Action: "ordered" });
}

async function lockProduct(tx: Transaction, id: number): Promise<typeof products.$inferSelect> {
  const [row] = await tx.select().from(products).where(eq(products.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

function checkDays({ ValidFrom, ValidTo }: { ValidFrom: string; ValidTo: string | null }): void {
  if (ValidTo !== null && ValidTo < ValidFrom) throw new Failure("INCORRECT_PROPERTIES", { ValidTo: ["INVALID_DATE"] });
}

/** A former address of another product is taken; one of the same product is free again. */
async function checkAddress(tx: Transaction, Uri: string, id: number | null): Promise<void> {
  const [had] = await tx.select().from(productAddresses).where(eq(productAddresses.Uri, Uri));
  if (!had) return;
  if (had.ProductID !== id) throw new Failure("INCORRECT_PROPERTIES", { Uri: ["NOT_AVAILABLE"] });
  await tx.delete(productAddresses).where(eq(productAddresses.Uri, Uri));
}
