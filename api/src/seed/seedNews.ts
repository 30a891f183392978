import { and, eq } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { news } from "../db/schema/news.ts";
import { changes } from "../db/schema/records.ts";
import { demoNews } from "./demoNews.ts";

/** Example news. Existing news are not changed; once news were deleted, none are seeded again. */
export async function seedNews(tx: Transaction): Promise<void> {
  const isDeleted = and(eq(changes.Entity, "news"), eq(changes.Action, "deleted"));
  if ((await tx.$count(changes, isDeleted)) > 0) return;
  await tx.insert(news).values(demoNews).onConflictDoNothing();
}
