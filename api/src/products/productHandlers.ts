import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import { getManagedProduct, getProduct, listManagedProducts, listProducts } from "./productRepository.ts";
import { createProduct, deleteProduct, orderProducts, updateProduct, withdrawProductPrice } from "./productService.ts";
import { listManagedServices, updateService, withdrawServicePrice } from "./serviceManagement.ts";

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
  | "listServices"
  | "updateService"
  | "withdrawServicePrice"
>;

export const productHandlers = ({ clock, db }: App): ProductHandlers => ({
  listProducts: async () => ({ status: 200, body: { Products: await listProducts(db, clock()) } }),

  getProduct: async ({ params }) => ({ status: 200, body: await getProduct(db, clock(), { ID: params.id }) }),

  getProductByUri: async ({ params }) => ({ status: 200, body: await getProduct(db, clock(), { Uri: params.uri }) }),

  createProduct: ({ body, write }) =>
    write(async (context) => ({ status: 201, body: await createProduct(context, body) })),

  updateProduct: ({ params, body, write }) =>
    write(async (context) => ({ status: 200, body: await updateProduct(context, params.id, body) })),

  deleteProduct: async ({ params, write }) => {
    await write((context) => deleteProduct(context, params.id));
    return { status: 204, body: null };
  },

  listManagedProducts: async () => ({ status: 200, body: { Products: await listManagedProducts(db, clock()) } }),

  getManagedProduct: async ({ params }) => ({ status: 200, body: await getManagedProduct(db, clock(), params.id) }),

  orderProducts: ({ body, write }) =>
    write(async (context) => {
      await orderProducts(context, body);
      return { status: 200, body: { Products: await listManagedProducts(context.tx, clock()) } };
    }),

  withdrawPrice: ({ params, write }) =>
    write(async (context) => {
      await withdrawProductPrice(context, params.id, params.priceId);
      return { status: 200, body: await getManagedProduct(context.tx, clock(), params.id) };
    }),

  listServices: async () => ({ status: 200, body: { Services: await listManagedServices(db, clock()) } }),

  updateService: ({ params, body, write }) =>
    write(async (context) => ({ status: 200, body: await updateService(context, params.code, body) })),

  withdrawServicePrice: ({ params, write }) =>
    write(async (context) => ({
      status: 200,
      body: await withdrawServicePrice(context, params.code, params.priceId),
    })),
});
