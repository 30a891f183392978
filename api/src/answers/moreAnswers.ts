import type { StaffAnswer } from "@lagrum/core/answer/answerSchema";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { questions } from "../db/schema/questions.ts";
import { isPublic } from "../search/publicQuestions.ts";

const mostShown = 5;
/** The sub-category of what fits in no other: its answers have only the area in common. */
const unsorted = "Övrigt";

type MoreAnswers = NonNullable<StaffAnswer["Question"]["MoreAnswers"]>;

/** The newest other answers of an answer's sub-category, or of its area. Null when it is alone there. */
export async function findMoreAnswers(
  db: Reader,
  { ID, Category, Area }: Pick<StaffAnswer, "ID" | "Category" | "Area">,
): Promise<MoreAnswers | null> {
  const isSorted = Category.ID !== Area.ID && Category.Name !== unsorted;
  const places = [
    ...(isSorted ? [{ About: Category, isWithin: eq(questions.CategoryID, Category.ID) }] : []),
    { About: { ID: Area.ID, Name: Area.Name, Uri: Area.Uri }, isWithin: eq(questions.AreaID, Area.ID) },
  ];
  for (const { About, isWithin } of places) {
    const Answers = await db
      .select({ ID: questions.ID, Title: questions.Title, Uri: sql<string>`${questions.Uri}` })
      .from(questions)
      .where(and(isPublic, isWithin, ne(questions.ID, ID)))
      .orderBy(sql`${desc(questions.PublishedAt)} nulls last`, sql`${desc(questions.ID)} nulls last`)
      .limit(mostShown);
    if (Answers.length > 0) return { About, Answers };
  }
  return null;
}
