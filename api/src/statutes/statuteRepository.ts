import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../db/database.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";
import type { MarkedWording } from "./markedWordings.ts";
import { isRepeal, type StatuteLine } from "./statuteLine.ts";

/** Stores the acts of the lines; the last title of an act counts. */
export async function storeActs(tx: Transaction, lines: readonly StatuteLine[]): Promise<void> {
  const titles = [...new Map(lines.map(({ Sfs, Title }) => [Sfs, { Sfs, Title }])).values()];
  await tx
    .insert(acts)
    .values(titles)
    .onConflictDoUpdate({
      target: acts.Sfs,
      set: { Title: sql`excluded.title` },
      setWhere: sql`${acts.Title} <> excluded.title`,
    });
}

const columns = {
  ID: provisionTexts.ID,
  Sfs: provisionTexts.Sfs,
  Chapter: provisionTexts.Chapter,
  Paragraph: provisionTexts.Paragraph,
  InForce: provisionTexts.InForce,
  Text: provisionTexts.Text,
};

/** All wordings of the lines' provisions, oldest first; one without a day is the oldest. */
export const findWordings = (tx: Transaction, lines: readonly StatuteLine[]) => {
  const param = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  return tx
    .select(columns)
    .from(provisionTexts)
    .where(
      sql`exists (
        select from unnest(${param(lines.map(({ Sfs }) => Sfs))}, ${param(lines.map(({ Chapter }) => Chapter))},
          ${param(lines.map(({ Paragraph }) => Paragraph))}) as line (sfs, chapter, paragraph)
        where line.sfs = ${provisionTexts.Sfs} and line.paragraph = ${provisionTexts.Paragraph}
          and line.chapter is not distinct from ${provisionTexts.Chapter})`,
    )
    .orderBy(sql`${provisionTexts.InForce} nulls first`);
};
export type Wording = Awaited<ReturnType<typeof findWordings>>[number];

/** Adds wordings. */
export async function insertWordings(tx: Transaction, lines: readonly MarkedWording[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(provisionTexts)
    .values(lines.map(({ Title, Until, Whole, ...line }) => ({ ...line, Repealed: isRepeal(line.Text) })));
}

/** Corrects the text of a wording. */
export async function correctWording(tx: Transaction, id: number, text: string): Promise<void> {
  await tx
    .update(provisionTexts)
    .set({ Text: text, Repealed: isRepeal(text), AnalysisVersion: 0 })
    .where(eq(provisionTexts.ID, id));
}
