import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import type { CreateProduct, ManagedProduct } from "@lagrum/core/product/productSchema";
import { done } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";

let numbered = 0;

/** A new product with a unique address; without a price by default. */
export const aProduct = (more: Partial<CreateProduct> = {}): CreateProduct => ({
  ...{ Name: "Köpekontrakt", Uri: `prov-${++numbered}`, DeliveryWorkingDays: 3 },
  ...more,
});
export const addProduct = async ({ asAdmin }: TestApp, more?: Partial<CreateProduct>): Promise<ManagedProduct> =>
  done(await asAdmin.createProduct({ body: aProduct(more) }));

/** A new area or sub-category with a unique name and address. */
export const aCategory = (ParentID: number | null, Name = `Prov ${++numbered}`) => ({
  ...{ Name, ParentID },
  Uri: `prov-${++numbered}`,
});
export const addCategory = async (
  { asAdmin }: TestApp,
  ParentID: number | null,
  Name?: string,
): Promise<ManagedCategory> => done(await asAdmin.createCategory({ body: aCategory(ParentID, Name) }));
