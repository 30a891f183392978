import { numberedTitle } from "@lagrum/core/act/act";
import { findAct } from "@lagrum/core/act/acts";
import { findPlacesToVerify } from "@lagrum/core/answer/answerCitations";
import type { AnswerText } from "@lagrum/core/answer/answerText";
import { nearestProvision } from "@lagrum/core/law/nearestProvision";
import { chapterOf, paragraphEnds, placeKey } from "@lagrum/core/law/place";
import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import type { CitedProvision } from "@lagrum/core/law/provisionSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { acts, confirmedProvisions, provisionTexts } from "../db/schema/statutes.ts";

type Place = Omit<CitedProvision, "Law">;

/** The provisions that an answer lists and those that only its text cites, each with its law's name. */
function provisionsOf(text: AnswerText): (CitedProvision & { Index: number | null })[] {
  const listed = text.Provisions.map((provision, Index) => ({ ...provision, Index }));
  const seen = new Set(listed.map(placeKey));
  const cited = findPlacesToVerify(text).filter((place) => !seen.has(placeKey(place)));
  const named = cited.map((place) => {
    const act = findAct(place.Sfs);
    return { Law: act ? numberedTitle(act) : `Lag (${place.Sfs})`, ...place, Index: null };
  });
  return [...listed, ...named];
}

/**
 * Compares the provisions of an answer with the imported wordings and the list of acts. A range is found when both of its
 * ends are.
 * @param today ISO; the wording of that day counts
 */
export async function checkProvisions(
  db: Reader,
  id: number,
  text: AnswerText,
  today: string,
): Promise<CheckedProvision[]> {
  const provisions = provisionsOf(text);
  if (provisions.length === 0) return [];
  const numbers = [...new Set(provisions.map(({ Sfs }) => Sfs))];
  const imported = new Map(
    (await db.select().from(acts).where(inArray(acts.Sfs, numbers))).map((act) => [act.Sfs, act]),
  );
  const places = Map.groupBy(await listPlaces(db, [...imported.keys()]), ({ Sfs }) => Sfs);
  const wordings = new Map((await readWordings(db, provisions, today)).map((wording) => [placeKey(wording), wording]));
  const confirmed = new Set(
    (await db.select().from(confirmedProvisions).where(eq(confirmedProvisions.QuestionID, id))).map(placeKey),
  );
  const citedChapters = new Set(provisions.map(({ Sfs, Chapter }) => `${Sfs} ${Chapter}`));
  return provisions.map(({ Law: given, ...provision }) => {
    const { Sfs, Chapter, Paragraph } = provision;
    const Law = provision.Index === null ? (imported.get(Sfs)?.Title ?? given) : given;
    const ends = paragraphEnds(Paragraph).map((end) => ({ ...provision, Paragraph: end }));
    const known = places.get(Sfs) ?? [];
    const missing = ends.find((end) => !known.some((place) => placeKey(place) === placeKey(end)));
    const isActAlone = Paragraph === "";
    const wording = wordings.get(placeKey(ends[0] ?? provision));
    const status = (): CheckedProvision["Status"] => {
      if (missing && Chapter === null && findAct(Sfs)?.numbering === "restarting") return "ChapterMissing";
      if (!imported.has(Sfs)) return findAct(Sfs) ? "NotImported" : "UnknownAct";
      if (missing) return isActAlone ? "Found" : "NotFound";
      return wording?.Repealed ? "Repealed" : "Found";
    };
    const Status = status();
    // Of several chapters with the paragraph, the answer's own is the likely one.
    const likely =
      missing?.Chapter === null ? known.filter((place) => citedChapters.has(`${Sfs} ${place.Chapter}`)) : [];
    const nearest =
      missing && !isActAlone ? (nearestProvision(missing, likely) ?? nearestProvision(missing, known)) : null;
    const named = (place: Place) => ({ ...place, Law, Label: provisionLabel({ ...place, Law }) });
    return {
      ...named(provision),
      Index: provision.Index,
      Status,
      Confirmed: confirmed.has(placeKey(provision)),
      Suggestion: nearest && named(nearest),
      Wording: wording ? { InForce: wording.InForce, Text: wording.Text } : null,
    };
  });
}

const columns = { Sfs: provisionTexts.Sfs, Chapter: provisionTexts.Chapter, Paragraph: provisionTexts.Paragraph };

/** Every provision of imported acts. */
const listPlaces = (db: Reader, numbers: string[]) =>
  numbers.length === 0
    ? Promise.resolve([])
    : db.selectDistinct(columns).from(provisionTexts).where(inArray(provisionTexts.Sfs, numbers));

/** The wordings of a day, of each provision or the first of its range. */
function readWordings(db: Reader, provisions: readonly Place[], today: string) {
  const firsts = provisions.map((place) => ({ ...place, Chapter: chapterOf(place) }));
  const param = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  return db
    .selectDistinctOn([provisionTexts.Sfs, provisionTexts.Chapter, provisionTexts.Paragraph], {
      ...columns,
      InForce: provisionTexts.InForce,
      Text: provisionTexts.Text,
      Repealed: provisionTexts.Repealed,
    })
    .from(provisionTexts)
    .where(
      sql`exists (
        select from unnest(${param(firsts.map(({ Sfs }) => Sfs))}, ${param(firsts.map(({ Chapter }) => Chapter))},
          ${param(firsts.map(({ Paragraph }) => paragraphEnds(Paragraph)[0]))}) as place (sfs, chapter, paragraph)
        where place.sfs = ${provisionTexts.Sfs} and place.paragraph = ${provisionTexts.Paragraph}
          and place.chapter is not distinct from ${provisionTexts.Chapter})
        and (${provisionTexts.InForce} is null or ${provisionTexts.InForce} <= ${today})`,
    )
    .orderBy(
      provisionTexts.Sfs,
      provisionTexts.Chapter,
      provisionTexts.Paragraph,
      sql`${provisionTexts.InForce} desc nulls last`,
    );
}
