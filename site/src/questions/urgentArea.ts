import type { Category } from "@lagrum/core/category/categorySchema";
import { findCategory } from "../categories/categoryQueries.ts";

/** Whether people who ask about this may be in danger now. */
export function isUrgentArea(areas: Category[], categoryId: string): boolean {
  return findCategory(areas, categoryId)?.area.Urgent ?? false;
}
