import { eq, type SQL } from "drizzle-orm";
import { questions } from "../db/schema/questions.ts";

/** Whether a number is an area, a sub-category, or nothing we know. */
export type CategoryKind = (id: number) => Promise<"area" | "sub" | null>;

/**
 * The questions of a category; an area takes its sub-categories with it. Told apart beforehand, so that one index
 * serves filter and order.
 */
export async function categoryFilter(id: number | undefined, kindOf: CategoryKind): Promise<SQL | undefined> {
  if (id === undefined) return undefined;
  return eq((await kindOf(id)) === "area" ? questions.AreaID : questions.CategoryID, id);
}
