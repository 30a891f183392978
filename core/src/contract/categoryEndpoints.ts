import { CategoryList } from "./category.ts";
import { endpoint } from "./endpoint.ts";

/** Calls on areas of law. */
export const categoryEndpoints = {
  listCategories: endpoint({
    method: "GET",
    path: "/categories",
    summary: "Areas of law with sub-categories and the number of published answers",
    access: "optional",
    responses: { 200: CategoryList },
  }),
};
