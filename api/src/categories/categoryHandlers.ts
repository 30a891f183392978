import type { App } from "../app.ts";
import type { Handlers } from "../http/serve.ts";
import type { CategoryCache } from "./categoryCache.ts";
import { getCategoryByUri, getManagedCategory, listManagedCategories } from "./categoryRepository.ts";
import { createCategory, orderCategories, updateCategory } from "./categoryService.ts";
import { deleteCategory, mergeCategory } from "./mergeService.ts";

type CategoryHandlers = Pick<
  Handlers,
  | "listCategories"
  | "getCategoryByUri"
  | "listManagedCategories"
  | "getCategory"
  | "createCategory"
  | "updateCategory"
  | "orderCategories"
  | "mergeCategory"
  | "deleteCategory"
>;

export const categoryHandlers = ({ db }: App, categories: CategoryCache): CategoryHandlers => ({
  listCategories: async () => ({ status: 200, body: { Categories: await categories.tree() } }),

  getCategoryByUri: async ({ params }) => ({ status: 200, body: await getCategoryByUri(db, params.uri) }),

  listManagedCategories: async () => ({ status: 200, body: { Categories: await listManagedCategories(db) } }),

  getCategory: async ({ params }) => ({ status: 200, body: await getManagedCategory(db, params.id) }),

  createCategory: ({ body, write }) =>
    write(async (context) => {
      const id = await createCategory(context, body);
      return { status: 201, body: await getManagedCategory(context.tx, id) };
    }),

  updateCategory: ({ params, body, write }) =>
    write(async (context) => {
      await updateCategory(context, params.id, body);
      return { status: 200, body: await getManagedCategory(context.tx, params.id) };
    }),

  orderCategories: ({ body, write }) =>
    write(async (context) => {
      await orderCategories(context, body);
      return { status: 200, body: { Categories: await listManagedCategories(context.tx) } };
    }),

  mergeCategory: ({ params, body, write }) =>
    write(async (context) => {
      await mergeCategory(context, params.id, body.IntoID);
      return { status: 200, body: await getManagedCategory(context.tx, body.IntoID) };
    }),

  deleteCategory: async ({ params, write }) => {
    await write((context) => deleteCategory(context, params.id));
    return { status: 204, body: null };
  },
});
