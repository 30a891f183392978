import type { Transaction } from "../db.ts";
import { news } from "../schema/news.ts";
import { demoNews } from "./demoNews.ts";

/** Example news. One that exists is left as it is. */
export async function seedNews(tx: Transaction): Promise<void> {
  await tx.insert(news).values(demoNews).onConflictDoNothing();
}
