import { numberedTitle } from "@lagrum/core/act/act";
import { findAct } from "@lagrum/core/act/acts";
import { findPlacesToVerify } from "@lagrum/core/answer/answerCitations";
import type { AnswerText } from "@lagrum/core/answer/answerText";
import type { PlaceToVerify } from "@lagrum/core/citation/placesToVerify";
import { nearestProvision } from "@lagrum/core/law/nearestProvision";
import { paragraphEnds, placeKey } from "@lagrum/core/law/place";
import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { findStructure } from "@lagrum/core/law/structure/actStructures";
import { eq } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { confirmedProvisions } from "../db/schema/statutes.ts";
import { type ImportedActs, readImportedActs } from "./importedActs.ts";
import { statusOf } from "./placeStatus.ts";

/** A place to verify, with the name of its law where an answer's list gives it. */
export interface NamedPlace extends PlaceToVerify {
  Law: string | null;
  /** Its place in the answer's list. */
  Index: number | null;
}

const whole = { Stycke: null, Punkt: null, Part: "", Fault: null, IsSaidPast: false, Others: [] };

/** The provisions that an answer lists and those that only its text cites. */
export function placesOfAnswer(text: AnswerText, today: string): NamedPlace[] {
  const cited = findPlacesToVerify(text, today);
  // The list says nothing of its own about a paragraph's parts and about the past.
  const listed = text.Provisions.map(({ Law, Sfs, Chapter, Paragraph }, Index): NamedPlace => {
    const same = cited.find((place) => placeKey(place) === placeKey({ Sfs, Chapter, Paragraph }));
    return { ...whole, Law, Sfs, Chapter, Paragraph, Index, IsSaidPast: same?.IsSaidPast ?? false };
  });
  const keys = new Set(listed.map(placeKey));
  const isListed = (place: PlaceToVerify): boolean =>
    place.Stycke === null && place.Punkt === null && place.Fault === null && keys.has(placeKey(place));
  const others = cited.filter((place) => !isListed(place));
  return [...listed, ...others.map((place) => ({ ...place, Law: null, Index: null }))];
}

/**
 * Compares the provisions of an answer with the structure of acts, the imported wordings and the list of acts. A range is
 * found when both of its ends are.
 * @param today ISO; the wording of that day counts
 */
export async function checkProvisions(
  db: Reader,
  id: number,
  text: AnswerText,
  today: string,
): Promise<CheckedProvision[]> {
  const places = placesOfAnswer(text, today);
  if (places.length === 0) return [];
  const confirmed = await db.select().from(confirmedProvisions).where(eq(confirmedProvisions.QuestionID, id));
  return checkPlaces(db, places, { today, day: text.ValidAt ?? today, confirmed: new Set(confirmed.map(placeKey)) });
}

interface Check {
  today: string;
  /** The day whose law the text describes. */
  day: string;
  /** Keys of confirmed places. */
  confirmed: ReadonlySet<string>;
}

/** What is known of each place. */
export async function checkPlaces(
  db: Reader,
  places: readonly NamedPlace[],
  { today, day, confirmed }: Check,
): Promise<CheckedProvision[]> {
  const imported = await readImportedActs(db, places, today);
  const citedChapters = new Set(places.map(({ Sfs, Chapter }) => `${Sfs} ${Chapter}`));
  return places.map((place) => {
    const { Sfs, Chapter, Paragraph, Index, Part } = place;
    const act = imported.find(Sfs);
    const Law = place.Law ?? act?.Title ?? lawOf(Sfs);
    const named = (each: { Sfs: string; Chapter: string | null; Paragraph: string }) => ({
      ...{ Law, Sfs, Chapter: each.Chapter, Paragraph: each.Paragraph },
      Label: provisionLabel({ ...each, Law }),
    });
    const verdict = statusOf(place, act, day);
    const [first] = paragraphEnds(Paragraph);
    const wording = Paragraph === "" ? undefined : imported.wordingOf({ Sfs, Chapter, Paragraph: first });
    const isMissing = verdict.Status === "NotFound" || verdict.Status === "ChapterMissing";
    const nearest = isMissing && Paragraph !== "" ? nearestOf(place, imported, citedChapters) : null;
    return {
      ...named({ Sfs, Chapter, Paragraph }),
      ...{ Index, Part, ...verdict },
      Confirmed: confirmed.has(placeKey(place)),
      Suggestion: nearest && named(nearest),
      Wording: wording && isToday(wording, today) ? { InForce: wording.InForce, Text: wording.Text } : null,
    };
  });
}

const isToday = ({ InForce }: { InForce: string | null }, today: string): boolean =>
  InForce === null || InForce <= today;

function lawOf(sfs: string): string {
  const act = findAct(sfs);
  if (act) return numberedTitle(act);
  return /^\d{4}:/.test(sfs) ? `Lag (${sfs})` : sfs;
}

/** The likely intended place. Of several chapters with the paragraph, the answer's own is the likely one. */
function nearestOf(
  { Sfs, Chapter, Paragraph }: NamedPlace,
  imported: ImportedActs,
  citedChapters: ReadonlySet<string>,
) {
  const paragraphs = [...(imported.find(Sfs)?.paragraphs ?? []), ...(findStructure(Sfs)?.paragraphs ?? [])];
  const known = paragraphs.map((paragraph) => ({ Sfs, Chapter: paragraph.Chapter, Paragraph: paragraph.Paragraph }));
  const likely = Chapter === null ? known.filter((place) => citedChapters.has(`${Sfs} ${place.Chapter}`)) : [];
  // Without its chapter a paragraph that several chapters have may be meant in any of them.
  const isInSeveral = Chapter === null && known.filter((place) => place.Paragraph === Paragraph).length > 1;
  if (isInSeveral) return nearestProvision({ Chapter, Paragraph }, likely);
  for (const end of new Set(paragraphEnds(Paragraph))) {
    const place = { Sfs, Chapter, Paragraph: end };
    if (known.some((other) => placeKey(other) === placeKey(place))) continue;
    const nearest = nearestProvision(place, likely) ?? nearestProvision(place, known);
    if (nearest) return nearest;
  }
  return null;
}
