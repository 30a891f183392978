import type { Client } from "@lagrum/core/client";
import type { ManagedProduct, NewPrice, OrderProducts } from "@lagrum/core/product/productSchema";
import { bodyOf } from "./httpError.ts";

/** What can be done with products beside reading and saving them, for the data provider. */
export const productMethods = (client: Client) => ({
  orderProducts: async (body: OrderProducts): Promise<void> => {
    bodyOf(await client.orderProducts({ body }));
  },
  /** A new price, made on the product as it was read. */
  addPrice: async (id: number, Price: NewPrice, UpdatedAt: string): Promise<ManagedProduct> =>
    bodyOf(await client.updateProduct({ params: { id }, body: { Price, UpdatedAt } })),
  withdrawPrice: async (id: number, priceId: number): Promise<ManagedProduct> =>
    bodyOf(await client.withdrawPrice({ params: { id, priceId } })),
});
