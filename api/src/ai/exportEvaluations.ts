import { asc } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { aiEvaluations } from "../db/schema/ai.ts";

/** The evaluation set, one question a line: "question = source", or "declined: question". */
export async function exportEvaluations(db: Reader): Promise<string> {
  const rows = await db.select().from(aiEvaluations).orderBy(asc(aiEvaluations.ID));
  return rows
    .map(({ Question, Source }) => {
      const question = Question.replace(/\s+/g, " ");
      return Source === null ? `declined: ${question}\n` : `${question} = ${Source.replace("/answers/", "")}\n`;
    })
    .join("");
}
