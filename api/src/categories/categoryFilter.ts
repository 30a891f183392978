import { eq, type SQL } from "drizzle-orm";
import { questions } from "../db/schema/questions.ts";

/** Whether an ID is an area, a sub-category or unknown. */
export type CategoryKind = (id: number) => Promise<"area" | "sub" | null>;

/**
 * Filters questions by category; an area includes its sub-categories. The kind is known beforehand, so that one index
 * serves filter and order.
 */
export async function categoryFilter(id: number | undefined, kindOf: CategoryKind): Promise<SQL | undefined> {
  if (id === undefined) return undefined;
  return eq((await kindOf(id)) === "area" ? questions.AreaID : questions.CategoryID, id);
}
