import type { App } from "../app.ts";
import type { Handlers } from "../serve.ts";
import { getProduct, listProducts } from "./productRepository.ts";

export const productHandlers = ({
  clock,
  db,
}: App): Pick<Handlers, "listProducts" | "getProduct" | "getProductByUri"> => ({
  listProducts: async () => ({ status: 200, body: { Products: await listProducts(db, clock()) } }),
  getProduct: async ({ params }) => ({ status: 200, body: await getProduct(db, clock(), { ID: params.id }) }),
  getProductByUri: async ({ params }) => ({ status: 200, body: await getProduct(db, clock(), { Uri: params.uri }) }),
});
