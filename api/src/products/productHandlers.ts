import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { withdrawPrice } from "./pricing.ts";
import { getManagedProduct, getProduct, listManagedProducts, listProducts } from "./productRepository.ts";
import { createProduct, deleteProduct, orderProducts, updateProduct } from "./productService.ts";

type ProductHandlers = Pick<
  Handlers,
  | "listProducts"
  | "getProduct"
  | "getProductByUri"
  | "createProduct"
  | "updateProduct"
  | "deleteProduct"
  | "listManagedProducts"
  | "getManagedProduct"
  | "orderProducts"
  | "withdrawPrice"
>;

export const productHandlers = ({ clock, db }: App): ProductHandlers => ({
  listProducts: async () => ({ status: 200, body: { Products: await listProducts(db, clock()) } }),

  getProduct: async ({ params }) => ({ status: 200, body: await getProduct(db, clock(), { ID: params.id }) }),

  getProductByUri: async ({ params }) => ({ status: 200, body: await getProduct(db, clock(), { Uri: params.uri }) }),

  createProduct: ({ body, caller, write }) =>
    write(async (tx) => ({ status: 201, body: await createProduct(tx, body, caller, clock()) })),

  updateProduct: ({ params, body, caller, write }) =>
    write(async (tx) => ({ status: 200, body: await updateProduct(tx, params.id, body, caller, clock()) })),

  deleteProduct: async ({ params, caller, write }) => {
    await write((tx) => deleteProduct(tx, params.id, caller, clock()));
    return { status: 204, body: null };
  },

  listManagedProducts: async () => ({ status: 200, body: { Products: await listManagedProducts(db, clock()) } }),

  getManagedProduct: async ({ params }) => ({ status: 200, body: await getManagedProduct(db, clock(), params.id) }),

  orderProducts: ({ body, caller, write }) =>
    write(async (tx) => {
      await orderProducts(tx, body, caller, clock());
      return { status: 200, body: { Products: await listManagedProducts(tx, clock()) } };
    }),

  withdrawPrice: ({ params, caller, write }) =>
    write(async (tx) => {
      await withdrawPrice(tx, params.id, params.priceId, caller, clock());
      return { status: 200, body: await getManagedProduct(tx, clock(), params.id) };
    }),
});
