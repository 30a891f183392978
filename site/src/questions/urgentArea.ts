import type { Category } from "@lagrum/core/category/categorySchema";
import { findCategory } from "../categories/categoryQueries.ts";

/** Whether askers in this area may be in danger. */
export function isUrgentArea(areas: Category[], categoryId: string): boolean {
  return findCategory(areas, categoryId)?.area.Urgent ?? false;
}
