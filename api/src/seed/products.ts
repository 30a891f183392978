import { productsDisputes } from "./productsDisputes.ts";
import { productsFamily } from "./productsFamily.ts";
import type { SeedProduct } from "./seedProduct.ts";

/** The default fixed-price products, in display order. */
export const products: SeedProduct[] = [...productsFamily, ...productsDisputes];
