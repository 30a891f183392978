import type { AnswerList, MarkedText, SearchResult } from "@lagrum/core/answer/answerSchema";
import { isStopWord } from "@lagrum/core/search/stopWords";
import { eq, inArray } from "drizzle-orm";
import { areas } from "../categories/areaAlias.ts";
import type { Database } from "../db/database.ts";
import { questions } from "../db/schema/questions.ts";
import type { FoundAnswer } from "./findAnswers.ts";
import type { ReadQuery } from "./queryReader.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";

/** The near answers that are listed, less than this many with the hits. */
const mostNear = 10;
/** The best answers, whose areas fit the search, and how many areas are named. */
const best = 10;
const mostAreas = 3;

/** What a search lists: the hits, and the nearest of the others. */
export interface Listed {
  hits: readonly FoundAnswer[];
  near: readonly FoundAnswer[];
}

/** Near answers fill up a short list of hits; they never stand among them. @param found hits first */
export function toListed(found: readonly FoundAnswer[]): Listed {
  const hits = found.filter(({ isHit }) => isHit);
  return { hits, near: found.slice(hits.length, Math.max(hits.length, mostNear)) };
}

/** The interpreted query, and the matching areas. */
export async function describeSearch(
  db: Database,
  query: ReadQuery,
  { hits, near }: Listed,
): Promise<NonNullable<AnswerList["Search"]>> {
  return {
    Correction: corrected(query),
    Matching: hits.length,
    Areas: await areasOf(db, [...hits, ...near].slice(0, best)),
  };
}

/** The typed text with its corrections; null when nothing was corrected. */
function corrected({ typed, groups }: ReadQuery): MarkedText | null {
  const corrections = new Map(
    groups.flatMap(({ form, correction }) => (correction === null ? [] : [[form, correction]])),
  );
  if (corrections.size === 0) return null;
  const pieces: MarkedText = [];
  let at = 0;
  for (const { form, from, to } of swedishAnalyser().analyse(typed)) {
    const correction = isStopWord(form) ? undefined : corrections.get(form);
    if (correction === undefined) continue;
    pieces.push({ Text: typed.slice(at, from), Hit: false }, { Text: correction, Hit: true });
    at = to;
  }
  pieces.push({ Text: typed.slice(at), Hit: false });
  return pieces.filter(({ Text }) => Text !== "");
}

/** The areas with most of the best answers; earlier answers weigh more. */
async function areasOf(db: Database, ranked: readonly FoundAnswer[]): Promise<SearchResult["Areas"]> {
  if (ranked.length === 0) return [];
  const rows = await db
    .select({ Answer: questions.ID, ID: areas.ID, Name: areas.Name, Uri: areas.Uri, Urgent: areas.Urgent })
    .from(questions)
    .innerJoin(areas, eq(areas.ID, questions.AreaID))
    .where(
      inArray(
        questions.ID,
        ranked.map(({ id }) => id),
      ),
    );
  const place = new Map(ranked.map(({ id }, index) => [id, index]));
  const weights = new Map<number, { area: SearchResult["Areas"][number]; weight: number }>();
  for (const { Answer, ...area } of rows) {
    const weight = 1 / (1 + (place.get(Answer) ?? best));
    weights.set(area.ID, { area, weight: (weights.get(area.ID)?.weight ?? 0) + weight });
  }
  return [...weights.values()]
    .sort((one, other) => other.weight - one.weight)
    .slice(0, mostAreas)
    .map(({ area }) => area);
}
