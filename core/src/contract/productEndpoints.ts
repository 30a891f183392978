import { z } from "zod";
import { byId, endpoint } from "./endpoint.ts";
import { Product, ProductList } from "./product.ts";

/** Calls on fixed-price products. */
export const productEndpoints = {
  listProducts: endpoint({
    method: "GET",
    path: "/products",
    summary: "The products that are sold now, in the order they are shown",
    access: "public",
    responses: { 200: ProductList },
  }),
  getProductByUri: endpoint({
    method: "GET",
    path: "/product/uri/{uri}",
    summary: "A product that is sold now, by its address",
    access: "public",
    params: z.strictObject({ uri: z.string().min(1).max(200) }),
    responses: { 200: Product },
  }),
  getProduct: endpoint({
    method: "GET",
    path: "/product/{id}",
    summary: "A product that is sold now",
    access: "public",
    params: byId,
    responses: { 200: Product },
  }),
};
