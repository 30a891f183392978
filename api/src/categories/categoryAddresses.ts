import { eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { categoryAddresses } from "../db/schema/categories.ts";
import { Failure } from "../http/failure.ts";

/**
 * Claims an address for a category. An address that redirects to another category is taken. The category's own former
 * address, or one that redirects nowhere, is free.
 * @throws Failure INCORRECT_PROPERTIES
 */
export async function claimAddress(tx: Transaction, Uri: string, id: number | null): Promise<void> {
  const [had] = await tx.select().from(categoryAddresses).where(eq(categoryAddresses.Uri, Uri));
  if (!had) return;
  if (had.CategoryID !== null && had.CategoryID !== id) {
    throw new Failure("INCORRECT_PROPERTIES", { Uri: ["NOT_AVAILABLE"] });
  }
  await tx.delete(categoryAddresses).where(eq(categoryAddresses.Uri, Uri));
}

/** Redirects an address to a category, or to none. */
export async function recordFormerAddress(tx: Transaction, Uri: string, CategoryID: number | null): Promise<void> {
  await tx
    .insert(categoryAddresses)
    .values({ Uri, CategoryID })
    .onConflictDoUpdate({ target: categoryAddresses.Uri, set: { CategoryID } });
}

/** Redirects all addresses and the ID of a removed category to its successor. */
export async function redirectAddresses(
  tx: Transaction,
  from: { ID: number; Uri: string },
  to: number | null,
): Promise<void> {
  await tx.update(categoryAddresses).set({ CategoryID: to }).where(eq(categoryAddresses.CategoryID, from.ID));
  await recordFormerAddress(tx, from.Uri, to);
  await recordFormerAddress(tx, String(from.ID), to);
}
