import type { Handlers } from "../serve.ts";
import type { CategoryCache } from "./categoryCache.ts";

export const categoryHandlers = (categories: CategoryCache): Pick<Handlers, "listCategories"> => ({
  listCategories: async () => ({ status: 200, body: { Categories: await categories.tree() } }),
});
