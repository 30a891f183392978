import type {
  CreateCategory,
  ManagedCategory,
  OrderCategories,
  UpdateCategory,
} from "@lagrum/core/category/categorySchema";
import type { Client } from "@lagrum/core/client";
import { bodyOf } from "./httpError.ts";

/** What can be done with areas of law, for the data provider. */
export const categoryMethods = (client: Client) => ({
  listManagedCategories: async (): Promise<ManagedCategory[]> =>
    bodyOf(await client.listManagedCategories()).Categories,
  createCategory: async (body: CreateCategory): Promise<ManagedCategory> =>
    bodyOf(await client.createCategory({ body })),
  updateCategory: async (id: number, body: UpdateCategory): Promise<ManagedCategory> =>
    bodyOf(await client.updateCategory({ params: { id }, body })),
  orderCategories: async (body: OrderCategories): Promise<void> => {
    bodyOf(await client.orderCategories({ body }));
  },
  mergeCategory: async (id: number, IntoID: number): Promise<ManagedCategory> =>
    bodyOf(await client.mergeCategory({ params: { id }, body: { IntoID } })),
  deleteCategory: async (id: number): Promise<void> => {
    bodyOf(await client.deleteCategory({ params: { id } }));
  },
});
