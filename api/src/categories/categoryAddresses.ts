import { eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { categoryAddresses } from "../db/schema/categories.ts";
import { Failure } from "../http/failure.ts";

/**
 * Takes an address for a category. One that leads to another is taken already; one's own earlier is one's own again, and
 * one that leads nowhere is anyone's.
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

/** Lets an address lead to a category from now on; to none where nothing took over. */
export async function recordFormerAddress(tx: Transaction, Uri: string, CategoryID: number | null): Promise<void> {
  await tx
    .insert(categoryAddresses)
    .values({ Uri, CategoryID })
    .onConflictDoUpdate({ target: categoryAddresses.Uri, set: { CategoryID } });
}

/** Lets everything that led to a category that goes, its number too, lead to what takes over. */
export async function redirectAddresses(
  tx: Transaction,
  from: { ID: number; Uri: string },
  to: number | null,
): Promise<void> {
  await tx.update(categoryAddresses).set({ CategoryID: to }).where(eq(categoryAddresses.CategoryID, from.ID));
  await recordFormerAddress(tx, from.Uri, to);
  await recordFormerAddress(tx, String(from.ID), to);
}
