import { searchMisses } from "../src/db/schema/search.ts";
import type { TestApp } from "./testApp.ts";

let number = 0;

/** Words that three people have searched for. @returns its ID */
export async function addSearchMiss({ app }: TestApp): Promise<number> {
  const values = { Words: `ord utan träff ${++number}`, People: 3, LastAt: app.clock().toISOString() };
  const [row] = await app.db.insert(searchMisses).values(values).returning();
  return row?.ID ?? 0;
}
