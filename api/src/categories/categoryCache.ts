import type { Category } from "@lagrum/core/category/categorySchema";
import type { Reader } from "../db/database.ts";
import type { Bus } from "../events/eventBus.ts";
import { listCategories } from "./categoryRepository.ts";

/** TTL in milliseconds. Events invalidate the cache sooner. */
const TTL = 30_000;

/** The category tree in memory: every page shows it, and every list of answers needs the kind of an ID. */
export interface CategoryCache {
  tree(): Promise<Category[]>;
  /** Whether the ID is an area, a sub-category or unknown. */
  kindOf(id: number): Promise<"area" | "sub" | null>;
}

export function createCategoryCache(db: Reader, bus: Bus): CategoryCache {
  let current: { tree: Promise<Category[]>; until: number } | null = null;
  const drop = () => {
    current = null;
  };
  bus.subscribe((event) => {
    if (event.Entity === "category" || event.ID === 0) drop();
  });
  const tree = () => {
    if (current === null || current.until < performance.now()) {
      const tree = listCategories(db);
      current = { tree, until: performance.now() + TTL };
      tree.catch(drop);
    }
    return current.tree;
  };
  return {
    tree,
    async kindOf(id) {
      for (const area of await tree()) {
        if (area.ID === id) return "area";
        if (area.Children.some((child) => child.ID === id)) return "sub";
      }
      return null;
    },
  };
}
