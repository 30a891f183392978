import type { Category, CreateCategory, OrderCategories, UpdateCategory } from "@lagrum/core/category/categorySchema";
import type { Client } from "@lagrum/core/client";
import { bodyOf } from "./reply.ts";

/** Areas as one list: each followed by its sub-categories. */
export const flattenAreas = (areas: Category[]) =>
  areas.flatMap(({ Children, ...area }) => [
    { ...area, Area: null },
    ...Children.map((child) => ({ ...child, Area: area.Name })),
  ]);

export const categoryMethods = (client: Client) => ({
  listManagedCategories: async () => (await bodyOf(client.listManagedCategories())).Categories,
  createCategory: (body: CreateCategory) => bodyOf(client.createCategory({ body })),
  updateCategory: (id: number, body: UpdateCategory) => bodyOf(client.updateCategory({ params: { id }, body })),
  orderCategories: (body: OrderCategories) => bodyOf(client.orderCategories({ body })),
  mergeCategory: (id: number, IntoID: number) => bodyOf(client.mergeCategory({ params: { id }, body: { IntoID } })),
  deleteCategory: (id: number) => bodyOf(client.deleteCategory({ params: { id } })),
});
