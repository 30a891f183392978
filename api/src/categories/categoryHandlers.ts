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

export const categoryHandlers = ({ db, clock }: App, categories: CategoryCache): CategoryHandlers => ({
  listCategories: async () => ({ status: 200, body: { Categories: await categories.tree() } }),

  getCategoryByUri: async ({ params }) => ({ status: 200, body: await getCategoryByUri(db, params.uri) }),

  listManagedCategories: async () => ({ status: 200, body: { Categories: await listManagedCategories(db) } }),

  getCategory: async ({ params }) => ({ status: 200, body: await getManagedCategory(db, params.id) }),

  createCategory: ({ body, caller, write }) =>
    write(async (tx) => {
      const id = await createCategory(tx, body, caller, clock());
      return { status: 201, body: await getManagedCategory(tx, id) };
    }),

  updateCategory: ({ params, body, caller, write }) =>
    write(async (tx) => {
      await updateCategory(tx, params.id, body, caller, clock());
      return { status: 200, body: await getManagedCategory(tx, params.id) };
    }),

  orderCategories: ({ body, caller, write }) =>
    write(async (tx) => {
      await orderCategories(tx, body, caller, clock());
      return { status: 200, body: { Categories: await listManagedCategories(tx) } };
    }),

  mergeCategory: ({ params, body, caller, write }) =>
    write(async (tx) => {
      await mergeCategory(tx, params.id, body.IntoID, caller, clock());
      return { status: 200, body: await getManagedCategory(tx, body.IntoID) };
    }),

  deleteCategory: async ({ params, caller, write }) => {
    await write((tx) => deleteCategory(tx, params.id, caller, clock()));
    return { status: 204, body: null };
  },
});
