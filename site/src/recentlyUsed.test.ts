import { expect, test } from "vitest";
import { RecentlyUsed } from "./recentlyUsed.ts";

test("what has been unused the longest makes room", () => {
  const kept = new RecentlyUsed<number>(2);
  kept.set("a", 1);
  kept.set("b", 2);
  kept.set("a", 1);
  kept.set("c", 3);
  expect([kept.get("a"), kept.get("b"), kept.get("c")]).toEqual([1, undefined, 3]);
});
