import { z } from "zod";
import { byId, endpoint } from "../contract/endpoint.ts";
import { idParam } from "../contract/fieldSchema.ts";
import {
  CreateProduct,
  ManagedProduct,
  ManagedProductList,
  OrderProducts,
  Product,
  ProductList,
  UpdateProduct,
} from "./productSchema.ts";

const all = "What is not sold, or not yet, must be found by those who look after it; GET /products is the visitors'";

/** Calls on fixed-price products. */
export const productEndpoints = {
  listProducts: endpoint({
    method: "GET",
    path: "/products",
    summary: "The products that are sold now, in the order they are shown",
    access: "public",
    responses: { 200: ProductList },
    rows: "Products",
  }),
  getProductByUri: endpoint({
    method: "GET",
    path: "/product/uri/{uri}",
    summary: "A product that is sold now, by its address or one that it has had",
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
  createProduct: endpoint({
    method: "POST",
    path: "/product",
    summary: "A new product, behind all others; with a price when one is given",
    access: "admin",
    body: CreateProduct,
    responses: { 201: ManagedProduct },
    idempotent: true,
  }),
  updateProduct: endpoint({
    method: "PUT",
    path: "/product/{id}",
    summary: "Change a product; a price is added to those there have been",
    access: "admin",
    params: byId,
    body: UpdateProduct,
    responses: { 200: ManagedProduct },
    currentFrom: "getManagedProduct",
  }),
  deleteProduct: endpoint({
    method: "DELETE",
    path: "/product/{id}",
    summary: "Sell a product no more; one that never had a price is removed",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
  }),
  listManagedProducts: endpoint({
    method: "GET",
    path: "/products/advanced",
    summary: "All products, sold or not, with their price histories",
    access: "admin",
    responses: { 200: ManagedProductList },
    rows: "Products",
    addition: all,
  }),
  getManagedProduct: endpoint({
    method: "GET",
    path: "/products/advanced/{id}",
    summary: "One product, sold or not, with its price history",
    access: "admin",
    params: byId,
    responses: { 200: ManagedProduct },
    addition: all,
  }),
  orderProducts: endpoint({
    method: "PUT",
    path: "/products/order",
    summary: "The order in which all products are shown",
    access: "admin",
    body: OrderProducts,
    responses: { 200: ManagedProductList },
    currentFrom: "listManagedProducts",
    addition: "The order is one thing: stored product by product it would be half done when a call fails",
  }),
  withdrawPrice: endpoint({
    method: "DELETE",
    path: "/product/{id}/prices/{priceId}",
    summary: "Take back a price that has not begun",
    access: "admin",
    params: byId.extend({ priceId: idParam }),
    responses: { 200: ManagedProduct },
    addition: "A coming price that was mistyped must not begin; one that has begun stays in the history",
  }),
};
