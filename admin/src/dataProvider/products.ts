import type { Client } from "@lagrum/core/client";
import type { NewPrice, OrderProducts } from "@lagrum/core/product/productSchema";
import type { ServiceCode, UpdateService } from "@lagrum/core/product/serviceSchema";
import { bodyOf } from "./reply.ts";

export const productMethods = (client: Client) => ({
  orderProducts: (body: OrderProducts) => bodyOf(client.orderProducts({ body })),
  /** @param UpdatedAt of the product when it was read, for optimistic locking */
  addPrice: (id: number, Price: NewPrice, UpdatedAt: string) =>
    bodyOf(client.updateProduct({ params: { id }, body: { Price, UpdatedAt } })),
  updateService: (code: ServiceCode, body: UpdateService) => bodyOf(client.updateService({ params: { code }, body })),
  withdrawServicePrice: (code: ServiceCode, priceId: number) =>
    bodyOf(client.withdrawServicePrice({ params: { code, priceId } })),
  withdrawPrice: (id: number, priceId: number) => bodyOf(client.withdrawPrice({ params: { id, priceId } })),
});
