import type { Category } from "@lagrum/core/contract/category";
import { findCategory } from "../categories/categoryQueries.ts";
import { isUrgent } from "../emergency/EmergencyNotice.tsx";

/** Whether people who ask about this may be in danger now. */
export function isUrgentArea(areas: Category[], categoryId: string): boolean {
  const found = findCategory(areas, categoryId);
  return found !== undefined && isUrgent(found.area);
}
