import type { AskQuestion } from "@lagrum/core/question/questionSchema";
import { eq } from "drizzle-orm";
import type { Database } from "../src/db/database.ts";
import { categories } from "../src/db/schema/categories.ts";

/** The ID of the sub-category with that address. */
export async function categoryId(db: Database, uri = "hyresratt-deposition"): Promise<number> {
  const [row] = await db.select().from(categories).where(eq(categories.Uri, uri));
  if (!row) throw new Error(`no category ${uri}`);
  return row.ID;
}

/** The body of a valid question. */
export const someQuestion = (CategoryID: number, changes: Partial<AskQuestion> = {}): AskQuestion => ({
  Type: "Free",
  CategoryID,
  Title: "Får hyresvärden behålla min deposition?",
  QuestionBody: "Jag flyttade ut för två månader sedan och hyresvärden svarar inte på mina brev om depositionen.",
  Email: "asker@example.com",
  AcceptTerms: true,
  ...changes,
});
