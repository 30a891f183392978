import type { ManagedCategory } from "@lagrum/core/category/categorySchema";
import type { CreateProduct, ManagedProduct } from "@lagrum/core/product/productSchema";
import { done } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";

let numbered = 0;

/** A product with an address of its own; without a price by default. */
export const aProduct = (more: Partial<CreateProduct> = {}): CreateProduct => ({
  ...{ Name: "Köpekontrakt", Uri: `prov-${++numbered}`, DeliveryWorkingDays: 3 },
  ...more,
});
export const addProduct = async ({ asAdmin }: TestApp, more?: Partial<CreateProduct>): Promise<ManagedProduct> =>
  done(await asAdmin.createProduct({ body: aProduct(more) }));

/** An area, or a part of one, with a name and an address of its own. */
export const aCategory = (ParentID: number | null, Name = `Prov ${++numbered}`) => ({
  ...{ Name, ParentID },
  Uri: `prov-${++numbered}`,
});
export const addCategory = async (
  { asAdmin }: TestApp,
  ParentID: number | null,
  Name?: string,
): Promise<ManagedCategory> => done(await asAdmin.createCategory({ body: aCategory(ParentID, Name) }));
