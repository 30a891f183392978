import { momentOf } from "@lagrum/core/workingTime/openTime";
import type { Transaction } from "../db/database.ts";
import { prices, productAddresses, products as productTable, services as serviceTable } from "../db/schema/products.ts";
import { universities as universityTable } from "../db/schema/universities.ts";
import { products } from "./products.ts";
import type { NumberOf } from "./seedCategories.ts";
import { services } from "./services.ts";
import { universities } from "./universities.ts";

/** The first prices begin before the launch, so that every later row of the history is newer. */
const FIRST_DAY = "2025-01-01";
const FIRST_PRICES = new Date(momentOf(FIRST_DAY, "00:00")).toISOString();

/**
 * Services with their first prices. Existing rows are unchanged.
 * @param arePaidSold whether paid services are for sale from the start; otherwise the firm begins when it is ready
 */
export async function seedServices(tx: Transaction, arePaidSold: boolean): Promise<void> {
  for (const [SortOrder, { Amount, TaxRate, ...service }] of services.entries()) {
    const Active = Amount === 0 || arePaidSold;
    const [inserted] = await tx
      .insert(serviceTable)
      .values({ ...service, Active, SortOrder })
      .onConflictDoNothing()
      .returning({ ServiceCode: serviceTable.Code });
    if (inserted) await tx.insert(prices).values({ ...inserted, Amount, TaxRate, ValidFrom: FIRST_PRICES });
  }
}

/** Products with their first prices. Existing rows are unchanged, even under another address. */
export async function seedProducts(tx: Transaction, numberOf: NumberOf): Promise<void> {
  const former = new Set((await tx.select({ Uri: productAddresses.Uri }).from(productAddresses)).map(({ Uri }) => Uri));
  for (const [SortOrder, { Amount, TaxRate, Category, ...product }] of products.entries()) {
    if (former.has(product.Uri)) continue;
    const [inserted] = await tx
      .insert(productTable)
      .values({ ...product, CategoryID: numberOf(Category), SortOrder, ValidFrom: FIRST_DAY })
      .onConflictDoNothing()
      .returning({ ProductID: productTable.ID });
    if (inserted) await tx.insert(prices).values({ ...inserted, Amount, TaxRate, ValidFrom: FIRST_PRICES });
  }
}

/** Universities; the firm's renames and deactivations stay. */
export async function seedUniversities(tx: Transaction): Promise<void> {
  for (const [SortOrder, university] of universities.entries()) {
    await tx
      .insert(universityTable)
      .values({ ...university, SortOrder })
      .onConflictDoNothing();
  }
}
