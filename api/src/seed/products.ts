import { productsDisputes } from "./productsDisputes.ts";
import { productsFamily } from "./productsFamily.ts";
import type { SeedProduct } from "./seedProduct.ts";

/** The fixed-price products every service starts with, in the order they are shown. */
export const products: SeedProduct[] = [...productsFamily, ...productsDisputes];
