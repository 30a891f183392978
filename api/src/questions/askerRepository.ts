import { eq } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { askers } from "../db/schema/questions.ts";

export type Asker = typeof askers.$inferSelect;

/** The asker; undefined once erased. */
export async function findAsker(db: Reader, questionId: number): Promise<Asker | undefined> {
  const [asker] = await db.select().from(askers).where(eq(askers.QuestionID, questionId));
  return asker;
}
