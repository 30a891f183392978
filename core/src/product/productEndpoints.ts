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

const managedAddition = "Administrators must see products that are not for sale; GET /products is for visitors";

/** Endpoints for fixed-price products. */
export const productEndpoints = {
  listProducts: endpoint({
    method: "GET",
    path: "/products",
    summary: "The products for sale, in their order",
    access: "public",
    responses: { 200: ProductList },
    rows: "Products",
  }),
  getProductByUri: endpoint({
    method: "GET",
    path: "/product/uri/{uri}",
    summary: "A product for sale, by its address or a former one",
    access: "public",
    params: z.strictObject({ uri: z.string().min(1).max(200) }),
    responses: { 200: Product },
  }),
  getProduct: endpoint({
    method: "GET",
    path: "/product/{id}",
    summary: "A product for sale",
    access: "public",
    params: byId,
    responses: { 200: Product },
  }),
  createProduct: endpoint({
    method: "POST",
    path: "/product",
    summary: "Create a product, last in the order; with a price when one is given",
    access: "admin",
    body: CreateProduct,
    responses: { 201: ManagedProduct },
    idempotent: true,
  }),
  updateProduct: endpoint({
    method: "PUT",
    path: "/product/{id}",
    summary: "Change a product; a new price is added to the price history",
    access: "admin",
    params: byId,
    body: UpdateProduct,
    responses: { 200: ManagedProduct },
    currentFrom: "getManagedProduct",
  }),
  deleteProduct: endpoint({
    method: "DELETE",
    path: "/product/{id}",
    summary: "Withdraw a product from sale; one that never had a price is deleted",
    access: "admin",
    params: byId,
    responses: { 204: z.null() },
  }),
  listManagedProducts: endpoint({
    method: "GET",
    path: "/products/advanced",
    summary: "All products, for sale or not, with their price histories",
    access: "admin",
    responses: { 200: ManagedProductList },
    rows: "Products",
    addition: managedAddition,
  }),
  getManagedProduct: endpoint({
    method: "GET",
    path: "/products/advanced/{id}",
    summary: "One product, for sale or not, with its price history",
    access: "admin",
    params: byId,
    responses: { 200: ManagedProduct },
    addition: managedAddition,
  }),
  orderProducts: endpoint({
    method: "PUT",
    path: "/products/order",
    summary: "Set the order of all products",
    access: "admin",
    body: OrderProducts,
    responses: { 200: ManagedProductList },
    currentFrom: "listManagedProducts",
    addition: "The order is saved in one call, so that a failure can't leave half of it",
  }),
  withdrawPrice: endpoint({
    method: "DELETE",
    path: "/product/{id}/prices/{priceId}",
    summary: "Remove a price that has not begun",
    access: "admin",
    params: byId.extend({ priceId: idParam }),
    responses: { 200: ManagedProduct },
    addition: "A mistyped future price must not begin; one that has begun stays in the history",
  }),
};
