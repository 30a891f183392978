import { chapterOf, paragraphEnds, placeKey } from "@lagrum/core/law/place";
import { inArray, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { acts, provisionTexts } from "../db/schema/statutes.ts";
import { countPoints, countStycken } from "../statutes/structure/paragraphParts.ts";
import type { ImportedAct } from "./placeStatus.ts";

interface Wording {
  Sfs: string;
  Chapter: string | null;
  Paragraph: string;
  InForce: string | null;
  Text: string;
  Repealed: boolean;
}

/** The imported acts with those numbers, and their wordings of a day. */
export interface ImportedActs {
  find(sfs: string): ImportedAct | undefined;
  wordingOf(place: Pick<Wording, "Sfs" | "Chapter" | "Paragraph">): Wording | undefined;
}

type Place = Pick<Wording, "Sfs" | "Chapter" | "Paragraph">;

/**
 * @param cited the places whose wording is read
 * @param today ISO; the wording of that day counts
 */
export async function readImportedActs(db: Reader, cited: readonly Place[], today: string): Promise<ImportedActs> {
  const numbers = [...new Set(cited.map(({ Sfs }) => Sfs))];
  const known = numbers.length === 0 ? [] : await db.select().from(acts).where(inArray(acts.Sfs, numbers));
  const wordings = known.length === 0 ? [] : await readWordings(db, numbers, cited, today);
  const byPlace = new Map(wordings.map((wording) => [placeKey(wording), wording]));
  const byAct = Map.groupBy(wordings, ({ Sfs }) => Sfs);
  const found = new Map(
    known.map(({ Sfs, Title }) => [Sfs, { Title, paragraphs: (byAct.get(Sfs) ?? []).map(paragraphOf) }]),
  );
  return {
    find: (sfs) => found.get(sfs),
    wordingOf: (place) => byPlace.get(placeKey({ ...place, Chapter: chapterOf(place) })),
  };
}

const paragraphOf = ({ Sfs, Chapter, Paragraph, Repealed, Text }: Wording) => ({
  ...{ Sfs, Chapter, Paragraph, Repealed, stycken: countStycken(Text), points: countPoints(Text) },
});

const wanted = (cited: readonly Place[]) => {
  const firsts = cited.map((place) => ({ ...place, Chapter: chapterOf(place) }));
  const param = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  return sql`exists (
    select from unnest(${param(firsts.map(({ Sfs }) => Sfs))}, ${param(firsts.map(({ Chapter }) => Chapter))},
      ${param(firsts.map(({ Paragraph }) => paragraphEnds(Paragraph)[0]))}) as place (sfs, chapter, paragraph)
    where place.sfs = ${provisionTexts.Sfs} and place.paragraph = ${provisionTexts.Paragraph}
      and place.chapter is not distinct from ${provisionTexts.Chapter})`;
};

/** The wording of a day for each paragraph; of one that comes later, the first. The text only of those that are cited. */
const readWordings = (db: Reader, numbers: string[], cited: readonly Place[], today: string): Promise<Wording[]> =>
  db
    .selectDistinctOn([provisionTexts.Sfs, provisionTexts.Chapter, provisionTexts.Paragraph], {
      Sfs: provisionTexts.Sfs,
      Chapter: provisionTexts.Chapter,
      Paragraph: provisionTexts.Paragraph,
      InForce: provisionTexts.InForce,
      Text: sql<string>`case when ${wanted(cited)} then ${provisionTexts.Text} else '' end`,
      Repealed: provisionTexts.Repealed,
    })
    .from(provisionTexts)
    .where(inArray(provisionTexts.Sfs, numbers))
    .orderBy(
      provisionTexts.Sfs,
      provisionTexts.Chapter,
      provisionTexts.Paragraph,
      sql`(${provisionTexts.InForce} is null or ${provisionTexts.InForce} <= ${today}) desc`,
      sql`${provisionTexts.InForce} desc nulls last`,
    );
